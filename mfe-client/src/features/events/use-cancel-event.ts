import type { EventView } from '@marquee/contracts/events';
import { isolated, notify } from '@marquee/ui';
import { useClientCancelEventMutation } from './events-api.ts';

/** Cancels an event with a reason; a refusal is thrown to the form that asked. */
export function useCancelEvent(onCancelled: (event: EventView) => void) {
  const [cancelEvent] = useClientCancelEventMutation();

  return async function cancel(event: EventView, reason: string): Promise<void> {
    await cancelEvent({ params: { id: event.id }, body: { reason } }).unwrap();
    notify({ title: 'Event Cancelled', description: `${isolated(event.name)} is cancelled.` });
    onCancelled(event);
  };
}
