import { areContactsHidden } from '@marquee/contracts/contact-retention';
import type { EventView } from '@marquee/contracts/events';
import { toEventView } from './event-view.ts';
import type { Event } from './event.ts';

/** The event as its provider may read it at `now`: phones, addresses and comments go 90 days after a request ended without a booking. */
export function asProviderReads(event: Event, now: Date): Event {
  const isBooked = event.bookedAt !== null;
  return areContactsHidden({ ...event, isBooked }, now) ? { ...event, ...hidden } : event;
}

export function toProviderEventView(event: Event, now: Date): EventView {
  return toEventView(asProviderReads(event, now));
}

const hidden = { keyContactPhone: '', alternatePhone: '', venueAddress: '', homeAddress: '', comments: '' };
