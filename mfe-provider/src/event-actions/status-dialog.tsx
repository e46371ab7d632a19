import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { ConfirmDialog } from '@marquee/ui';
import type { ReactNode } from 'react';
import { useChangeStatus } from './use-change-status.ts';

type StatusDialogProps = {
  event: EventView;
  /** The next status, set on confirmation. */
  to: EventStatus;
  title: string;
  confirmLabel: string;
  onClose: () => void;
  children: ReactNode;
};

export function StatusDialog({ event, to, title, confirmLabel, onClose, children }: StatusDialogProps) {
  const { change, notifyError, isLoading } = useChangeStatus(event);

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Not yet"
      pending={isLoading}
      pendingText="Saving..."
      onConfirm={() => void change({ status: to }).catch(notifyError).then(onClose)}
    >
      {children}
    </ConfirmDialog>
  );
}
