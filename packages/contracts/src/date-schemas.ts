import { z } from 'zod';
import { correctedDescription } from './corrected-description.ts';

/** The time zone of a venue's wall-clock times if none is configured. */
export const defaultTimeZone = 'America/New_York';

const century = '(?:19|[2-9][0-9])';
const monthAndDay =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
const leapYear = `(?:${century}(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[3579][26])00)`;

/** The days from 1900-01-01 to 9999-12-31. A pattern instead of a function, so that the API description contains the rule. */
const realDay = new RegExp(`^(?:${century}[0-9]{2}-${monthAndDay}|${leapYear}-02-29)$`);

/** A calendar date `YYYY-MM-DD` in the venue's time zone. */
export function calendarDate(required: string) {
  return z
    .string(required)
    .min(1, required)
    .regex(realDay, 'Please enter a valid date')
    .meta(correctedDescription({ on: '2026-11-27', keywords: { format: 'date' }, changes: ['pattern'] }));
}

/** A wall-clock time `HH:mm` in the venue's time zone. */
export function clockTime(required: string) {
  return z
    .string(required)
    .min(1, required)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a valid time');
}

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();
