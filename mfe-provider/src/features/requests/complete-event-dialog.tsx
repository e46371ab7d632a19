import type { EventView } from '@marquee/contracts/events';
import { ConfirmDialog, notify } from '@marquee/ui';
import { messageOf } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './requests-api.ts';

type CompleteEventDialogProps = { request: EventView; onClose: () => void };

export function CompleteEventDialog({ request, onClose }: CompleteEventDialogProps) {
  const [changeStatus, { isLoading }] = useProviderChangeEventStatusMutation();

  async function complete() {
    try {
      await changeStatus({ params: { id: request.id }, body: { status: 'completed' } }).unwrap();
      notify({ title: 'Success', description: 'Event status updated successfully.' });
    } catch (refusal) {
      const description = messageOf(refusal, 'Failed to update event status.');
      notify({ kind: 'destructive', title: 'Error', description });
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
