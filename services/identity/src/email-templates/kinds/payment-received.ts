import { z } from 'zod';
import { addressee, defineNotification } from '../email-kind.ts';
import { dollars, momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { clientOf, invoiceFactsOf, invoiceFields, invoicePathOf } from './invoice-fields.ts';

/** The email to the provider about a payment by card. */
export const paymentReceived = defineNotification({
  schema: z.object({
    kind: z.literal('payment-received'),
    ...addressee,
    ...invoiceFields,
    clientName: z.string(),
    paidAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, number, amountCents, paidAt, timeZone } = template;
    const by = clientOf(template);
    return {
      subject: `${by} paid ${dollars(amountCents)} for ${named(eventName)}`,
      summary: [
        `${by} paid invoice no. ${number} by card on ${momentOf(paidAt, timeZone)}.`,
        invoiceFactsOf(template),
      ],
      next: [
        'No action is needed: the payment is in your Stripe account.',
        { button: 'View invoice', url: signedIn(invoicePathOf('provider', template)) },
      ],
    };
  },
});
