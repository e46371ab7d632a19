import { Button, theme } from '@marquee/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';

type TermsActionsProps = {
  saveButton: Ref<HTMLButtonElement>;
  isSaving: boolean;
  isDirty: boolean;
  onDiscard: () => void;
};

export function TermsActions({ saveButton, isSaving, isDirty, onDiscard }: TermsActionsProps) {
  return (
    <Actions>
      <Button ref={saveButton} type="submit" variant="outline" pending={isSaving} pendingText="Saving...">
        Save Terms
      </Button>
      {isDirty && !isSaving && (
        <Button variant="quiet" onClick={onDiscard}>
          Discard Changes
        </Button>
      )}
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
