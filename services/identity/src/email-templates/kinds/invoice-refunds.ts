import { z } from 'zod';
import { sentence } from '@marquee/contracts/sentence';
import { addressee, defineNotification } from '../email-kind.ts';
import { dollars } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { invoiceFactsOf, invoiceFields, invoicePathOf, providerOf, refundMethod } from './invoice-fields.ts';

/** The email to the client about several refunds of an invoice, with their sum. */
export const invoiceRefunds = defineNotification({
  schema: z.object({
    kind: z.literal('invoice-refunds'),
    ...addressee,
    ...invoiceFields,
    entries: z.array(z.object({ id: z.string(), cents: z.int(), method: refundMethod })),
    refundedAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, number, entries } = template;
    const by = providerOf(template);
    const sum = dollars(entries.reduce((cents, entry) => cents + entry.cents, 0));
    const methods = new Set(entries.map(({ method }) => method));
    return {
      subject: `Refunds for invoice no. ${number}, ${named(eventName)}`,
      summary: [
        entries.length === 1
          ? `${by} made 1 more refund of invoice no. ${number}: ${sum}.`
          : `${by} made ${entries.length} more refunds of invoice no. ${number}: ${sum} in all.`,
        invoiceFactsOf(template, ['Refunded', sum]),
      ],
      next: [
        ...(methods.has('card') ? [byCard] : []),
        ...(methods.has('offline') ? [offline(by)] : []),
        'You will find a credit note for each refund with the invoice.',
        { button: 'View the invoice', url: signedIn(invoicePathOf('client', template)) },
      ],
    };
  },
});

const byCard = 'Refunds to the card you paid with can take 5 to 10 days to appear there.';

function offline(by: string): string {
  return sentence(
    `${by} recorded refunds outside Marquee, in cash, by check or by transfer. If you have not received them, ask ${by}`,
  );
}
