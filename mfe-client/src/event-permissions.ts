import type { EventView } from '@marquee/contracts/events';
import { startOfEvent } from '@marquee/contracts/working-window';

/** Once it is with the provider, an event is no longer the client's alone to change. */
export function canEdit(event: EventView): boolean {
  return !event.sentToProvider && event.status === 'inquiry';
}

export function canSend(event: EventView): boolean {
  return canEdit(event) && event.providerEmail !== '';
}

/** A booked event that has started is the provider's alone to cancel. */
export function canCancel(event: EventView): boolean {
  return event.status !== 'completed' && event.status !== 'cancelled' && !hasStarted(event);
}

/** Whether a booked event has started; one without a date never has. */
export function hasStarted(event: EventView): boolean {
  return event.status === 'booked' && new Date() >= startOfEvent(event);
}

/** Why an event that is no draft cannot be edited. */
export function whyNotEditable({ status, cancelledBy, sentToProvider }: EventView): string {
  if (status === 'cancelled' && (cancelledBy === 'provider' || !sentToProvider)) {
    return cancelledBy === 'provider' ? 'The provider has cancelled it.' : 'It has been cancelled.';
  }
  return 'It has been sent to the provider. Contact them about changes.';
}
