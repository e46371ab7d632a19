import { dropRequest } from '@marquee/contracts/message-operations';
import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { messageName } from './message-name.ts';
import type { Place } from './places.ts';
import { useMessageActs } from './use-message-acts.ts';
import { WhichMessage } from './which-message.tsx';

type DropDialogProps = { message: ParkedMessageRow; place: Place; onClose: () => void };

export function DropDialog({ message, place, onClose }: DropDialogProps) {
  const { drop, sayWhyNot } = useMessageActs(place);

  return (
    <ReasonDialog
      schema={dropRequest}
      title={`Drop ${messageName(message)}?`}
      consequence={
        <>
          <WhichMessage message={message} />{' '}
          <span>
            {place.isUnrouted ? 'No service will receive it.' : `${message.queue} will never process it.`}
          </span>{' '}
          <span>We keep your name, the time and your reason for 90 days.</span>
        </>
      }
      keepText="Keep the message"
      actText="Drop Message"
      pendingText="Dropping..."
      onConfirm={(reason) => drop(message, reason)}
      onRefused={sayWhyNot}
      onClose={onClose}
    />
  );
}
