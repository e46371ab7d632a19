import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { eventLabels, useLatestRecordAction, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './event-actions-api.ts';

type StatusChange = { status: EventStatus; reason?: string };

/**
 * `change` changes the event's status and confirms the change in a toast. If the server rejects the change, `change` rejects, and the
 * caller can show the error with `notifyError`. `event` is the loaded event or, after a rejection, the current event.
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
