import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { ConfirmDialog } from '@marquee/ui';
import { messageName } from './message-name.ts';
import type { Place } from './places.ts';
import { useMessageActs } from './use-message-acts.ts';
import { WhichMessage } from './which-message.tsx';

type RedriveDialogProps = { message: ParkedMessageRow; place: Place; onClose: () => void };

export function RedriveDialog({ message, place, onClose }: RedriveDialogProps) {
  const { redrive, isRedriving, sayWhyNot } = useMessageActs(place);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Redrive ${messageName(message)}?`}
      confirmLabel="Redrive"
      cancelLabel="Not yet"
      pending={isRedriving}
      pendingText="Redriving..."
      onConfirm={() => void redrive(message).catch(sayWhyNot).then(onClose)}
    >
      <WhichMessage message={message} />{' '}
      <span>
        {place.isUnrouted
          ? 'It is sent to its current subscribers. If there are none, it stays here.'
          : 'It returns to its queue and is processed again. If it fails again, it is parked again.'}
      </span>
    </ConfirmDialog>
  );
}
