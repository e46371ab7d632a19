import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';
import { ConfirmDialog } from '@marquee/ui';
import { getMessageName } from './message-name.ts';
import type { ServiceTab } from './service-tabs.ts';
import { useMessageActions } from './use-message-actions.ts';
import { MessageIdentity } from './message-identity.tsx';

type RedriveDialogProps = { message: DeadLetterSummary; tab: ServiceTab; onClose: () => void };

export function RedriveDialog({ message, tab, onClose }: RedriveDialogProps) {
  const { redrive, isRedriving, notifyError } = useMessageActions(tab);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Redrive ${getMessageName(message)}?`}
      confirmLabel="Redrive"
      cancelLabel="Not yet"
      pending={isRedriving}
      pendingText="Redriving..."
      onConfirm={() => void redrive(message).catch(notifyError).then(onClose)}
    >
      <MessageIdentity message={message} />{' '}
      <span>
        {tab.isUnrouted
          ? 'It is sent to its current subscribers. If there are none, it stays here.'
          : 'It returns to its queue and is processed again. If it fails again, it is parked again.'}
      </span>
    </ConfirmDialog>
  );
}
