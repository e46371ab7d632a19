import { z } from 'zod';
import { dayOf, timeOf } from '../formatting.ts';
import { oneLine } from '../typed-text.ts';

/** The data of all emails about an event. */
export const eventFields = {
  eventName: z.string(),
  eventDate: z.string(),
  startTime: z.string(),
  venueAddress: z.string(),
  /** The IANA time zone of the venue. */
  timeZone: z.string(),
};

/** The two sides of an event. `toldSide` is the side that gets the email. */
export const side = z.enum(['client', 'provider']);

type EventData = z.infer<z.ZodObject<typeof eventFields>>;

export function eventFactsOf({ eventName, eventDate, startTime, venueAddress }: EventData) {
  return [
    ['Event', oneLine(eventName)],
    ['Date', dayOf(eventDate)],
    ['Starts at', timeOf(startTime)],
    ['Venue', oneLine(venueAddress)],
  ] as const;
}
