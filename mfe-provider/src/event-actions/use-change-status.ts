import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { eventLabels, useLatestRecordAction, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './event-actions-api.ts';

type StatusChange = { status: EventStatus; reason?: string };

/**
 * Changes an event's status and confirms it in a toast. `change` rejects on a refusal; `notifyError` then shows the reason. `event` is the
 * loaded event, or the current one after a refusal.
 */
export function useChangeStatus(read: EventView) {
  const [changeStatus, { isLoading }] = useProviderChangeEventStatusMutation();
  const { latest: event, act } = useLatestRecordAction(read, eventLabels);
  const notifyRefusal = useNotifyRefusal();

  async function change(body: StatusChange) {
    const write = (revision: number | undefined) =>
      changeStatus({ params: { id: read.id }, body: { ...body, revision } }).unwrap();
    await act(write);
    notify({ title: 'Success', description: 'Event status updated successfully.' });
  }
  function notifyError(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Status Not Updated', fallback: 'Failed to update event status.' });
  }

  return { event, change, notifyError, isLoading };
}
