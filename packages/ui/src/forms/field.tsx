import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden.ts';
import { theme } from '../theme/theme.ts';
import { FieldError } from './field-error.tsx';
import type { FieldText } from './field-text.ts';
import { labelStyle } from './label-style.ts';

export type FieldProps = FieldText & {
  id?: string | undefined;
  /** Shown to the right of the label. */
  aside?: ReactNode;
  hideLabel?: boolean | undefined;
};

export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & { children: (control: FieldControl) => ReactNode };

/** Label above, hint or error below, all associated with the control that `children` renders. */
export function Field({ id, label, optional, hint, error, aside, hideLabel, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  const Label = hideLabel === true ? VisuallyHidden : FieldLabel;

  return (
    <Stack>
      <LabelRow $hidden={hideLabel === true}>
        <Label as="label" htmlFor={controlId}>
          {label}
          {optional === true && <Optional> (optional)</Optional>}
        </Label>
        {aside}
      </LabelRow>
      {children({
        id: controlId,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && <FieldError id={noteId}>{error}</FieldError>}
      {error === undefined && hint !== undefined && <Hint id={noteId}>{hint}</Hint>}
    </Stack>
  );
}

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const LabelRow = styled.div<{ $hidden: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${({ $hidden }) => ($hidden ? '0' : '6px')};
`;

const FieldLabel = styled.label`
  ${labelStyle}
`;

const Optional = styled.span`
  color: ${theme.color.muted};
  font-weight: ${theme.weight.text};
`;

export const Hint = styled.p`
  ${theme.type.small}
  margin-top: 6px;
  color: ${theme.color.muted};
`;
