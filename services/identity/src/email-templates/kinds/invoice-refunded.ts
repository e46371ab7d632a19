import { z } from 'zod';
import { sentence } from '@marquee/contracts/sentence';
import { addressee, defineNotification } from '../email-kind.ts';
import { dollars, momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { invoiceFactsOf, invoiceFields, invoicePathOf, providerOf, refundMethod } from './invoice-fields.ts';

/** The email to the client. */
export const invoiceRefunded = defineNotification({
  schema: z.object({
    kind: z.literal('invoice-refunded'),
    ...addressee,
    ...invoiceFields,
    refundCents: z.int(),
    method: refundMethod,
    refundedAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, number, refundCents, method, refundedAt, timeZone } = template;
    const by = providerOf(template);
    return {
      subject: `Refund for invoice no. ${number}, ${named(eventName)}`,
      summary: [
        `${by} refunded ${dollars(refundCents)} of invoice no. ${number} on ${momentOf(refundedAt, timeZone)}.`,
        invoiceFactsOf(template, ['Refunded', dollars(refundCents)]),
      ],
      next: [
        method === 'card'
          ? 'It goes back to the card you paid with and can take 5 to 10 days to appear there.'
          : `${by} recorded it as paid to you outside Marquee, in cash, by check or by transfer.`,
        method === 'card'
          ? 'No action is needed. The credit note is with the invoice.'
          : `${sentence(`Next: if you have not received it, ask ${by}`)} The credit note is with the invoice.`,
        { button: 'View the invoice', url: signedIn(invoicePathOf('client', template)) },
      ],
    };
  },
});
