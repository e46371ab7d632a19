import type { EventView } from '@marquee/contracts/events';
import { ConfirmDialog, notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './requests-api.ts';

type CompleteEventDialogProps = { request: EventView; onClose: () => void };

export function CompleteEventDialog({ request, onClose }: CompleteEventDialogProps) {
  const [changeStatus, { isLoading }] = useProviderChangeEventStatusMutation();
  const notifyRefusal = useNotifyRefusal();

  async function complete() {
    try {
      await changeStatus({ params: { id: request.id }, body: { status: 'completed' } }).unwrap();
      notify({ title: 'Success', description: 'Event status updated successfully.' });
    } catch (refusal) {
      notifyRefusal(refusal, { fallback: 'Failed to update event status.' });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Mark ${request.name} completed?`}
      confirmLabel="Mark completed"
      cancelLabel="Not yet"
      pending={isLoading}
      pendingText="Saving..."
      onConfirm={() => void complete()}
    >
      A completed event stays completed. It counts as revenue in your figures.
    </ConfirmDialog>
  );
}
