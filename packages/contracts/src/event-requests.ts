import { z } from 'zod';
import { correctedDescription } from './corrected-description.ts';
import { calendarDate, clockTime } from './dates.ts';
import { eventStatus } from './event-statuses.ts';
import { typedEventTexts } from './event-texts.ts';
import { optionalEmail, requiredEmail } from './email-address.ts';
import { longPhone, optionalPhone, requiredPhone } from './phone-number.ts';
import { basedOn } from './revision.ts';
import { optionalLines, optionalText, requiredLines, requiredText, visibleText } from './text.ts';
import { noNumber, noWholeNumber, orUnreadable } from './typed-number.ts';

function count(required: string, max: number) {
  return z
    .number(orUnreadable(required, noWholeNumber))
    .int(noWholeNumber)
    .min(1, required)
    .max(max, `Please enter at most ${max}`);
}

/** The longest duration that the API accepts, in hours. Some stored events are that long. */
const longestHours = 168;

/** The longest duration that the forms accept for a new event, in hours. */
export const maxHours = 24;

/** A duration in hours, from 1 to `most`. */
function hours(required: string, most: number, tooLong = `Please enter at most ${most}`) {
  return z.number(orUnreadable(required, noNumber)).min(1, required).max(most, tooLong);
}

/** A duration in hours, as the forms accept it. */
export function formHours(required: string, most = maxHours) {
  return hours(required, most, `Duration must be at most ${most} hours`);
}

/** The request of the create-event page. The service checks that the date is not past, because that rule needs a clock. */
export const eventRequest = z.object({
  name: requiredText('Event name is required'),
  providerEmail: requiredEmail('Provider email is required', 'Please enter a valid email address'),
  keyContactName: requiredText('Key contact name is required'),
  keyContactPhone: longPhone('Valid phone number is required', 10),
  alternatePhone: optionalPhone(),
  venueAddress: requiredText('Venue address is required', 300),
  eventCategory: requiredText('Event type is required', 80),
  customEventType: optionalText(80),
  servicesNeeded: z
    .array(requiredText('A service must not be empty', 80), 'Please select at least one service')
    .min(1, 'Please select at least one service')
    .max(40),
  customService: optionalText(80),
  eventDate: calendarDate('Event date is required'),
  startTime: clockTime('Start time is required'),
  endTime: clockTime('End time is required'),
  venueEntryTime: clockTime('Venue entry time is required'),
  venueExitTime: clockTime('Venue exit time is required'),
  guestCount: count('Guest count is required', 100_000),
  duration: hours('Duration is required', longestHours),
  ...typedEventTexts,
});
export type EventRequest = z.infer<typeof eventRequest>;

/** The request of the client event form: an event without a provider. */
export const clientEventForm = z.object({
  eventName: requiredText('Event name is required'),
  eventDate: calendarDate('Event date is required'),
  startTime: clockTime('Start time is required'),
  venueAddress: requiredText('Venue address is required', 300),
  homeAddress: requiredText('Home address is required', 300),
  contactName: requiredText('Contact name is required'),
  contactEmail: requiredEmail('Email address is required'),
  contactPhone: requiredPhone('Phone number is required'),
  additionalContactName: optionalText(),
  additionalContactEmail: optionalEmail,
  additionalContactPhone: optionalPhone(),
  eventCategory: requiredText('Event category is required', 80),
  guestOfHonorNames: optionalText(300),
  ...typedEventTexts,
});
export type ClientEventForm = z.infer<typeof clientEventForm>;

/** The request of the edit-event page. `providerEmail` cannot name another provider if the event already has one. */
export const eventUpdate = z.object({
  name: requiredText('Event name is required'),
  eventCategory: requiredText('Event category is required', 80),
  eventType: optionalText(80),
  eventDate: calendarDate('Event date is required'),
  startTime: clockTime('Start time is required'),
  duration: hours('Duration must be at least 1 hour', longestHours),
  venueAddress: requiredText('Venue address is required', 300),
  homeAddress: optionalText(300),
  guestCount: count('Guest count must be at least 1', 100_000),
  primaryContactName: requiredText('Primary contact name is required'),
  primaryContactPhone: requiredPhone('Primary contact phone is required'),
  additionalContact: optionalText(),
  guestOfHonorName: optionalText(300),
  ...typedEventTexts,
  providerEmail: optionalEmail,
});
export type EventUpdate = z.infer<typeof eventUpdate>;

export const cancellation = z.object({ reason: requiredLines('Please enter a reason', 1000) });

/** A client's cancellation of an event. */
export const clientCancellation = cancellation.extend(basedOn);

/** The status `cancelled` requires a reason. The service checks this rule; the metadata below only states it in the API description. */
export const statusChange = z.object({ status: eventStatus, reason: optionalLines(1000), ...basedOn }).meta(
  correctedDescription({
    on: '2026-11-27',
    keywords: {
      if: { properties: { status: { const: 'cancelled' } } },
      then: { properties: { reason: { pattern: visibleText().pattern } }, required: ['reason'] },
    },
  }),
);
