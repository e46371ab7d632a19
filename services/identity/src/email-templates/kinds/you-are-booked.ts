import { z } from 'zod';
import { dateIn, daysBefore } from '@marquee/contracts/dates';
import { daysToPay, shareNames } from '@marquee/contracts/invoice-drafts';
import { eventsPaths } from '../dashboard-paths.ts';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, dayOf, dollars, momentOf } from '../formatting.ts';
import { named, oneLine } from '../typed-text.ts';
import { invoicePart } from './invoice-fields.ts';
import { quoteFields } from './quote-fields.ts';

const schema = z.object({
  kind: z.literal('you-are-booked'),
  ...addressee,
  ...quoteFields,
  /** Null for a quote that the provider made by hand. */
  eventId: z.string().nullable(),
  eventDate: z.string(),
  providerName: z.string(),
  acceptedAt: z.string(),
  payments: z.array(z.object({ part: invoicePart, amountCents: z.int(), dueOn: z.string() })),
});

/** The email to the client who accepted. */
export const youAreBooked = defineNotification({
  schema,
  isObsolete: async ({ eventId }, { bookings }) =>
    eventId !== null && (await bookings.get(eventId))?.status === 'cancelled',
  parts(template, { signedIn }) {
    const { eventId, eventName, eventDate, providerName, payableCents } = template;
    const { acceptedAt, timeZone, payments } = template;
    const by = named(providerName);
    return {
      subject: `You are booked: ${named(eventName)}`,
      summary: [
        `You accepted the quote from ${by} on ${momentOf(acceptedAt, timeZone)}. ${by} is booked for your event.`,
        {
          facts: [
            ['Event', oneLine(eventName)],
            ...(eventDate === '' ? [] : [['Date', dayOf(eventDate)] as const]),
            ['Booked with', oneLine(providerName)],
            ['Total', dollars(payableCents)],
            ...payments.map(
              ({ part, amountCents, dueOn }) =>
                [shareNames[part], `${dollars(amountCents)}, due ${dateOf(dueOn)}`] as const,
            ),
          ],
        },
      ],
      // A quote made by hand has no event on the client's page.
      next: [
        nextPaymentOf(template),
        {
          button: 'View your booking',
          url: signedIn(eventId === null ? '/client-admin?tab=quotes' : eventsPaths.client),
        },
      ],
    };
  },
});

/** The sentence about the next payment, which is the sum of the installments due on the first due date. */
function nextPaymentOf({ payments, acceptedAt, timeZone }: z.infer<typeof schema>): string {
  const dueOn = payments[0]?.dueOn;
  if (dueOn === undefined) {
    return 'No payment is needed.';
  }
  const next = payments.filter((payment) => payment.dueOn === dueOn);
  const amountCents = next.reduce((sum, payment) => sum + payment.amountCents, 0);
  const invoices = next.length === 1 ? 'invoice' : 'invoices';
  const sendsOn = daysBefore(daysToPay, dueOn);
  const sending =
    sendsOn <= dateIn(timeZone, new Date(acceptedAt))
      ? `The ${invoices} ${next.length === 1 ? 'comes in a separate email' : 'come in separate emails'}.`
      : `We will email the ${invoices} on ${dateOf(sendsOn)}.`;
  return `Next: pay ${dollars(amountCents)} by ${dateOf(dueOn)}. ${sending}`;
}
