import { z } from 'zod';
import { addressee, defineNotification } from '../email-kind.ts';
import { momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { clientOf, invoiceFactsOf, invoiceFields, invoicePathOf } from './invoice-fields.ts';

/** The email to the provider, who alone decides on a refund. */
export const refundRequested = defineNotification({
  schema: z.object({
    kind: z.literal('refund-requested'),
    ...addressee,
    ...invoiceFields,
    clientName: z.string(),
    requestedAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, number, requestedAt, timeZone } = template;
    return {
      subject: `Refund requested for invoice no. ${number}, ${named(eventName)}`,
      summary: [
        `${clientOf(template)} requested a refund of invoice no. ${number} on ${momentOf(requestedAt, timeZone)}.`,
        invoiceFactsOf(template),
      ],
      next: [
        'Next: read the reason on the invoice and decide on the refund.',
        { button: 'View the invoice', url: signedIn(invoicePathOf('provider', template)) },
      ],
    };
  },
});
