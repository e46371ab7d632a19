import type { EventStatus } from '@marquee/contracts/event-statuses';
import type { EventView } from '@marquee/contracts/events';
import { notify } from '@marquee/ui';
import { useNotifyRefusal } from '@marquee/web-kit';
import { useProviderChangeEventStatusMutation } from './event-acts-api.ts';

type StatusChange = { status: EventStatus; reason?: string };

/** Moves an event on and says so. `change` rejects when it was refused; what to say then is `sayWhyNot`'s. */
export function useChangeStatus({ id }: EventView) {
  const [changeStatus, { isLoading }] = useProviderChangeEventStatusMutation();
  const notifyRefusal = useNotifyRefusal();

  async function change(body: StatusChange) {
    await changeStatus({ params: { id }, body }).unwrap();
    notify({ title: 'Success', description: 'Event status updated successfully.' });
  }
  function sayWhyNot(refusal: unknown) {
    notifyRefusal(refusal, { fallback: 'Failed to update event status.' });
  }

  return { change, sayWhyNot, isLoading };
}
