import { z } from 'zod';
import { eventsPaths, invoicesPaths } from '../dashboard-paths.ts';
import { addressee, defineNotification } from '../email-kind.ts';
import { momentOf } from '../formatting.ts';
import { named, oneLine } from '../typed-text.ts';
import { eventFactsOf, eventFields, side } from './event-fields.ts';

/** The email to the side that did not cancel the event. */
export const eventCancelled = defineNotification({
  schema: z.object({
    kind: z.literal('event-cancelled'),
    ...addressee,
    ...eventFields,
    toldSide: side,
    /** Whether the event was booked, as far as the events service knew when the event was cancelled. */
    wasBooked: z.boolean().optional(),
    cancelledByName: z.string(),
    reason: z.string(),
    cancelledAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, cancelledByName, cancelledAt, timeZone, reason, toldSide } = template;
    return {
      subject: `Cancelled: ${named(eventName)}`,
      summary: [
        `${named(cancelledByName)} cancelled this event on ${momentOf(cancelledAt, timeZone)}. Its quotes have been withdrawn.`,
        { facts: [...eventFactsOf(template), ['Reason', oneLine(reason)]] },
        ...(template.wasBooked ? [ofMoney] : []),
      ],
      next: template.wasBooked
        ? [afterBooking[toldSide], { button: 'View your invoices', url: signedIn(invoicesPaths[toldSide]) }]
        : [beforeBooking[toldSide], { button: 'View your events', url: signedIn(eventsPaths[toldSide]) }],
    };
  },
});

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
