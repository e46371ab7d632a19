import type { EventView } from '@marquee/contracts/events';
import { ConfirmDialog, FactList, isolated, Small, theme } from '@marquee/ui';
import { formatDate } from '@marquee/web-kit';
import { styled } from 'styled-components';
import { getProviderName, getStartTime } from './event-texts.ts';

type SendEventDialogProps = {
  event: EventView;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export function SendEventDialog({ event, pending, onClose, onConfirm }: SendEventDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Send ${isolated(event.name)} to ${isolated(getProviderName(event))}?`}
      cancelLabel="Not yet"
      confirmLabel="Send to provider"
      pending={pending}
      pendingText="Sending..."
      onConfirm={onConfirm}
    >
      <FactList
        facts={[
          { term: 'Provider', detail: event.providerEmail },
          { term: 'Date', detail: event.eventDate === '' ? 'Date TBD' : formatDate(event.eventDate) },
          { term: 'Start time', detail: getStartTime(event) },
        ]}
      />
      {event.providerEmailVerified === false && (
        <Consequence role="note">
          This provider has not confirmed the email address. Send only if you know that it is theirs: they
          will see your name, phone and comments.
        </Consequence>
      )}
      <Consequence>They’ll see your request right away. You won’t be able to edit it.</Consequence>
    </ConfirmDialog>
  );
}

const Consequence = styled(Small)`
  margin-top: ${theme.space[4]};
`;
