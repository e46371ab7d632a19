import { daysUntil } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import type { NotificationTemplateOf, NotificationParts } from './notification-parts.ts';
import { eventRowsOf } from './event-facts.ts';
import { daysFromNow, momentOf } from './formatting.ts';
import { named, oneLine } from './typed-text.ts';

export function requestReceived(
  template: NotificationTemplateOf<'request-received'>,
  url: string,
): NotificationParts {
  const { eventName, clientName, sentAt, timeZone } = template;
  return {
    subject: `A new request: ${named(eventName)}`,
    summary: [
      `${named(clientName)} sent you a request on ${momentOf(sentAt, timeZone)}.`,
      { facts: eventRowsOf(template) },
    ],
    next: ['Next: review the request and send a quote.', { button: 'Review the request', url }],
  };
}

type CancelledUrls = { eventsUrl: string; invoicesUrl: string };

export function eventCancelled(
  template: NotificationTemplateOf<'event-cancelled'>,
  urls: CancelledUrls,
): NotificationParts {
  const { eventName, cancelledByName, cancelledAt, timeZone, reason, toldSide } = template;
  return {
    subject: `Cancelled: ${named(eventName)}`,
    summary: [
      `${named(cancelledByName)} cancelled this event on ${momentOf(cancelledAt, timeZone)}. Its quotes have been withdrawn.`,
      { facts: [...eventRowsOf(template), ['Reason', oneLine(reason)]] },
      ...(template.wasBooked ? [ofMoney] : []),
    ],
    next: template.wasBooked
      ? [afterBooking[toldSide], { button: 'View your invoices', url: urls.invoicesUrl }]
      : [beforeBooking[toldSide], { button: 'View your events', url: urls.eventsUrl }],
  };
}

/** Only billing knows what was invoiced and paid, so this sentence must be true in every case. */
const ofMoney = 'Unpaid invoices are void, except overdue ones. Payments are not refunded automatically.';

const beforeBooking = {
  client: 'Next: to book someone else, create an event for another provider.',
  provider: 'No action is needed: the date is free again.',
} as const;

const afterBooking = {
  client:
    'Next: if you have paid for this event, ask your provider for a refund. To book someone else, create an event for another provider.',
  provider:
    'Next: the date is free again. If you were paid for this event, open its invoices and refund what you owe.',
} as const;

/** Computes the remaining days at the time of sending, because the email may have waited for the mail server. */
export function eventReminder(
  template: NotificationTemplateOf<'event-reminder'>,
  { url, sentAt }: { url: string; sentAt: Date },
): NotificationParts {
  const { eventName, eventDate, timeZone, otherName, toldSide } = template;
  const when = daysFromNow(daysUntil(eventDate, timeZone, sentAt));
  const name = named(eventName);
  return {
    subject: `${name} is ${when}`,
    summary: [
      `${name}, booked with ${named(otherName)}, is ${when}.`,
      { facts: [...eventRowsOf(template), ...contactFactsOf(template)] },
    ],
    next: [
      sentence(`Next: review the details with ${named(otherName)}`),
      { button: 'View your events', url },
      ...(toldSide === 'client' ? ['You can turn these reminders off in your settings.'] : []),
    ],
  };
}

function contactFactsOf({ toldSide, otherContact }: NotificationTemplateOf<'event-reminder'>) {
  const other = toldSide === 'client' ? 'Provider' : 'Client';
  const facts = [
    [`${other} phone`, otherContact?.phone ?? ''],
    [`${other} email`, otherContact?.email ?? ''],
  ] as const;
  return facts.filter(([, contact]) => contact !== '');
}
