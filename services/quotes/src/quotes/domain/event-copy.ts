import type { PublishedTexts } from '@marquee/contracts/event-texts';
import { erasedEventName } from '@marquee/contracts/pseudonym';

/** A quote's own copy of its event. Empty texts mean unknown, as in a quote created by hand. */
export type EventCopy = {
  eventName: string;
  eventDate: string;
  eventLocation: string;
  timeZone: string;
};

type RequestedEvent = PublishedTexts & { name: string; eventDate: string; timeZone: string };

export function eventCopyOf({ name, eventDate, venueAddress, timeZone }: RequestedEvent): EventCopy {
  return { eventName: name, eventDate, eventLocation: venueAddress, timeZone };
}

/** Replaces the texts of the client. The date remains. */
export const withoutClientTexts = {
  eventName: erasedEventName,
  eventLocation: '',
} satisfies Omit<EventCopy, 'eventDate' | 'timeZone'>;
