import { z } from 'zod';
import { publishedTexts, publishedTextsOf } from '@marquee/contracts/event-texts';
import { dayOf, timeOf } from '../formatting.ts';
import { oneLine } from '../typed-text.ts';

/** The data of all emails about an event. Booked events are stored with these fields too, for their reminders. */
export const eventFields = {
  eventName: z.string(),
  eventDate: z.string(),
  startTime: z.string(),
  ...publishedTexts,
  /** The IANA time zone of the venue. */
  timeZone: z.string(),
};
export type EventData = z.infer<z.ZodObject<typeof eventFields>>;

/** The two sides of an event. `toldSide` is the side that gets the email. */
export const side = z.enum(['client', 'provider']);

export function eventDataOf(event: EventData): EventData {
  const { eventName, eventDate, startTime, timeZone } = event;
  return { eventName, eventDate, startTime, ...publishedTextsOf(event), timeZone };
}

export function eventFactsOf({ eventName, eventDate, startTime, venueAddress }: EventData) {
  return [
    ['Event', oneLine(eventName)],
    ['Date', dayOf(eventDate)],
    ['Starts at', timeOf(startTime)],
    ['Venue', oneLine(venueAddress)],
  ] as const;
}
