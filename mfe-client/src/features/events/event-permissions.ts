import type { EventView } from '@marquee/contracts/events';

/** Once it is with the provider, an event is no longer the client's alone to change. */
export function canEdit(event: EventView): boolean {
  return !event.sentToProvider && event.status === 'inquiry';
}

export function canSend(event: EventView): boolean {
  return canEdit(event) && event.providerEmail !== '';
}

export function canCancel(event: EventView): boolean {
  return event.status !== 'completed' && event.status !== 'cancelled';
}
