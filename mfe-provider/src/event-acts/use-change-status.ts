import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { eventLabels, useActOnLatest, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './event-acts-api.ts';

type StatusChange = { status: EventStatus; reason?: string };

/**
 * Moves an event on and says so. `change` rejects when it was refused; what to say then is `sayWhyNot`'s. `event` is the one that was read,
 * after a refusal the current one.
 */
export function useChangeStatus(read: EventView) {
  const [changeStatus, { isLoading }] = useProviderChangeEventStatusMutation();
  const { latest: event, act } = useActOnLatest(read, eventLabels);
  const notifyRefusal = useNotifyRefusal();

  async function change(body: StatusChange) {
    const write = (revision: number | undefined) =>
      changeStatus({ params: { id: read.id }, body: { ...body, revision } }).unwrap();
    await act(write);
    notify({ title: 'Success', description: 'Event status updated successfully.' });
  }
  function sayWhyNot(refusal: unknown) {
    notifyRefusal(refusal, { title: 'Status Not Updated', fallback: 'Failed to update event status.' });
  }

  return { event, change, sayWhyNot, isLoading };
}
