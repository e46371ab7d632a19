import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { eventLabels as labels, useActOn, useNotifyRefusal } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './event-acts-api.ts';

type StatusChange = { status: EventStatus; reason?: string };

/** Moves an event on and says so. `change` rejects when it was refused; what to say then is `sayWhyNot`'s. */
export function useChangeStatus(read: EventView) {
  const [changeStatus, { isLoading }] = useProviderChangeEventStatusMutation();
  const actOn = useActOn();
  const notifyRefusal = useNotifyRefusal();

  async function change(body: StatusChange) {
    const write = (revision: number | undefined) =>
      changeStatus({ params: { id: read.id }, body: { ...body, revision } }).unwrap();
    await actOn({ read, labels, write });
    notify({ title: 'Success', description: 'Event status updated successfully.' });
  }
  function sayWhyNot(refusal: unknown) {
    notifyRefusal(refusal, { fallback: 'Failed to update event status.' });
  }

  return { change, sayWhyNot, isLoading };
}
