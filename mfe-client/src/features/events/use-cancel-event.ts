import type { EventView } from '@marquee/contracts/events';
import { isolated, notify } from '@marquee/ui';
import { eventLabels as labels, useRecordAction } from '@marquee/web-kit';
import { useClientCancelEventMutation } from './events-api.ts';

/** Returns a function that cancels an event with a reason. The function throws the server's error for the calling form. */
export function useCancelEvent(onCancelled: (event: EventView) => void) {
  const [cancelEvent] = useClientCancelEventMutation();
  const actOn = useRecordAction();

  return async function cancel(event: EventView, reason: string): Promise<void> {
    const write = (revision: number | undefined) =>
      cancelEvent({ params: { id: event.id }, body: { reason, revision } }).unwrap();
    await actOn({ read: event, labels, write });
    notify({ title: 'Event Cancelled', description: `${isolated(event.name)} is cancelled.` });
    onCancelled(event);
  };
}
