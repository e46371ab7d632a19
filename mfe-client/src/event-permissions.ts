import type { EventView } from '@marquee/contracts/events';
import { startOfEvent } from '@marquee/contracts/working-window';

/** Whether the client can edit the event. Only a draft can be edited; after sending it, the client has to ask the provider for changes. */
export function canEdit(event: EventView): boolean {
  return !event.sentToProvider && event.status === 'inquiry';
}

export function canSend(event: EventView): boolean {
  return canEdit(event) && event.providerEmail !== '';
}

/** Whether the client can cancel the event. After a booked event has started, only its provider can cancel it. */
export function canCancel(event: EventView): boolean {
  return event.status !== 'completed' && event.status !== 'cancelled' && !hasStarted(event);
}

/** Whether a booked event has started; false for an event without a date. */
export function hasStarted(event: EventView): boolean {
  return event.status === 'booked' && new Date() >= startOfEvent(event);
}

/** Returns why the client cannot edit the event, as a text. Call it only if `canEdit` returns false. */
export function getNotEditableReason({ status, cancelledBy, sentToProvider }: EventView): string {
  if (status === 'cancelled' && (cancelledBy === 'provider' || !sentToProvider)) {
    return cancelledBy === 'provider' ? 'The provider has cancelled it.' : 'It has been cancelled.';
  }
  return 'It has been sent to the provider. Contact them about changes.';
}
