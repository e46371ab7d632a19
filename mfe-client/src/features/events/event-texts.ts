import type { EventView } from '@marquee/contracts/events';
import { formatTime } from '@marquee/web-kit';

export function getVenue(event: EventView): string {
  return event.venueName || event.venueAddress || 'Venue TBD';
}

export function getStartTime(event: EventView): string {
  return event.startTime === '' ? 'Time TBD' : formatTime(event.startTime);
}

/** '06:00 PM to 11:00 PM'; only the start if the event has no end; 'Time TBD' if it has no start. */
export function getHours(event: EventView): string {
  return event.startTime === '' || event.endTime === ''
    ? getStartTime(event)
    : `${formatTime(event.startTime)} to ${formatTime(event.endTime)}`;
}

/** The provider's name, or the provider's email address if the name is empty. */
export function getProviderName({ providerName, providerEmail }: EventView): string {
  return providerName || providerEmail;
}

export function getGuestCount(guestCount: number): string {
  return guestCount === 1 ? '1 guest' : `${guestCount} guests`;
}
