import { dropRequest } from '@marquee/contracts/message-operations';
import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { ReasonDialog } from '@marquee/web-kit/forms';
import { getMessageName } from './message-name.ts';
import type { ServiceTab } from './service-tabs.ts';
import { useMessageActions } from './use-message-actions.ts';
import { MessageIdentity } from './message-identity.tsx';

type DropDialogProps = { message: DeadLetterSummary; tab: ServiceTab; onClose: () => void };

export function DropDialog({ message, tab, onClose }: DropDialogProps) {
  const { drop, notifyError } = useMessageActions(tab);

  return (
    <ReasonDialog
      schema={dropRequest}
      title={`Drop ${getMessageName(message)}?`}
      consequence={
        <>
          <MessageIdentity message={message} />{' '}
          <span>
            {tab.isUnrouted ? 'No service will receive it.' : `${message.queue} will never process it.`}
          </span>{' '}
          <span>The audit trail records your account, the time and your reason.</span>
        </>
      }
      keepText="Keep the message"
      actText="Drop Message"
      pendingText="Dropping..."
      onConfirm={(reason) => drop(message, reason)}
      onRefused={notifyError}
      onClose={onClose}
    />
  );
}
