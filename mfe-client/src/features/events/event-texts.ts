import type { EventView } from '@marquee/contracts/events';

export function venueOf(event: EventView): string {
  return event.venueName || event.venueAddress || 'Venue TBD';
}

export function startOf(event: EventView): string {
  return event.startTime || 'Time TBD';
}

/** '18:00 to 23:00', or only the start where the end was never said. */
export function hoursOf(event: EventView): string {
  return event.startTime === '' || event.endTime === ''
    ? startOf(event)
    : `${event.startTime} to ${event.endTime}`;
}

/** The name the provider goes by, else the e-mail they are asked by. */
export function providerNameOf({ providerName, providerEmail }: EventView): string {
  return providerName || providerEmail;
}

export function guestsOf(guestCount: number): string {
  return guestCount === 1 ? '1 guest' : `${guestCount} guests`;
}
