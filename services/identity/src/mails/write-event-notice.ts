import { daysUntil } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import type { NoticeOf, NoticeParts } from './notice-parts.ts';
import { dayOf, daysFromNow, momentOf, timeOf } from './wording.ts';
import { named, oneLine } from './typed-text.ts';

type AboutEvent = Pick<
  NoticeOf<'request-received'>,
  'eventName' | 'eventDate' | 'startTime' | 'venueAddress'
>;

export function requestReceived(letter: NoticeOf<'request-received'>, url: string): NoticeParts {
  const { eventName, clientName, sentAt, timeZone } = letter;
  return {
    subject: `A new request: ${named(eventName)}`,
    said: [
      `${named(clientName)} sent you a request on ${momentOf(sentAt, timeZone)}.`,
      { facts: factsOf(letter) },
    ],
    next: ['Next: read the request, and answer it with a quote.', { button: 'Read the request', url }],
  };
}

type CancelledUrls = { eventsUrl: string; invoicesUrl: string };

export function eventCancelled(letter: NoticeOf<'event-cancelled'>, urls: CancelledUrls): NoticeParts {
  const { eventName, cancelledByName, cancelledAt, timeZone, reason, toldSide } = letter;
  return {
    subject: `Cancelled: ${named(eventName)}`,
    said: [
      `${named(cancelledByName)} cancelled this event on ${momentOf(cancelledAt, timeZone)}. Its quotes are withdrawn.`,
      { facts: [...factsOf(letter), ['Reason', oneLine(reason)]] },
      ...(letter.wasBooked ? [ofMoney] : []),
    ],
    next: letter.wasBooked
      ? [afterBooking[toldSide], { button: 'See your invoices', url: urls.invoicesUrl }]
      : [beforeBooking[toldSide], { button: 'See your events', url: urls.eventsUrl }],
  };
}

/** Billing knows what was invoiced and paid. The sentence is true whatever that was. */
const ofMoney =
  'Its invoices that were not paid are void, except overdue ones. What was paid does not go back by itself.';

const beforeBooking = {
  client: 'Next: if you still plan to celebrate, create an event for another provider.',
  provider: 'Next: the date is free again; there is nothing you need to do.',
} as const;

const afterBooking = {
  client:
    'Next: if you have paid for this event, ask your provider for a refund. If you still plan to celebrate, create an event for another provider.',
  provider:
    'Next: the date is free again. If you were paid for this event, open its invoices and refund what you owe.',
} as const;

/** It may have waited for the mail server, so that the day is told from the moment of sending. */
export function eventReminder(
  letter: NoticeOf<'event-reminder'>,
  { url, sentAt }: { url: string; sentAt: Date },
): NoticeParts {
  const { eventName, eventDate, timeZone, otherName, toldSide } = letter;
  const when = daysFromNow(daysUntil(eventDate, timeZone, sentAt));
  const name = named(eventName);
  return {
    subject: `${name} is ${when}`,
    said: [`${name}, booked with ${named(otherName)}, is ${when}.`, { facts: factsOf(letter) }],
    next: [
      sentence(`Next: look once more at what you have agreed on with ${named(otherName)}`),
      { button: 'See your events', url },
      ...(toldSide === 'client' ? ['These reminders can be switched off in your settings.'] : []),
    ],
  };
}

function factsOf({ eventName, eventDate, startTime, venueAddress }: AboutEvent) {
  return [
    ['Event', oneLine(eventName)],
    ['Date', dayOf(eventDate)],
    ['Starts at', timeOf(startTime)],
    ['Venue', oneLine(venueAddress)],
  ] as const;
}
