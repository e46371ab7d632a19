import { publishedTexts, publishedTextsOf } from '@marquee/contracts/event-texts';
import { z } from 'zod';
import { dayOf, timeOf } from './formatting.ts';
import { oneLine } from './typed-text.ts';

/** What an email says about an event. Reminders are stored with these fields too. */
export const eventFacts = {
  eventName: z.string(),
  eventDate: z.string(),
  startTime: z.string(),
  ...publishedTexts,
  /** The IANA time zone in which an email shows its instants. */
  timeZone: z.string(),
};
export type EventFacts = z.infer<z.ZodObject<typeof eventFacts>>;

export function eventFactsOf(event: EventFacts): EventFacts {
  const { eventName, eventDate, startTime, timeZone } = event;
  return { eventName, eventDate, startTime, ...publishedTextsOf(event), timeZone };
}

/** The facts as rows of an email. */
export function eventRowsOf({ eventName, eventDate, startTime, venueAddress }: EventFacts) {
  return [
    ['Event', oneLine(eventName)],
    ['Date', dayOf(eventDate)],
    ['Starts at', timeOf(startTime)],
    ['Venue', oneLine(venueAddress)],
  ] as const;
}
