import { z } from 'zod';
import { dateIn } from '@marquee/contracts/dates';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, dollars, momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { invoiceFactsOf, invoiceFields, invoicePathOf } from './invoice-fields.ts';

const nextPayment = z.object({ amountCents: z.int(), dueOn: z.string(), sendsAt: z.string().nullable() });

const schema = z.object({
  kind: z.literal('invoice-paid'),
  ...addressee,
  ...invoiceFields,
  paidAt: z.string(),
  /** The quote's next payment, null if there is none; absent in requests of an earlier release. */
  nextPayment: nextPayment.nullable().optional(),
});

/** The receipt to the client. */
export const invoicePaid = defineNotification({
  schema,
  parts(template, { signedIn }) {
    const { eventName, providerName, number, paidAt, timeZone } = template;
    return {
      subject: `Receipt for invoice no. ${number}, ${named(eventName)}`,
      summary: [
        `Your payment of invoice no. ${number} to ${named(providerName)} was recorded on ${momentOf(paidAt, timeZone)}.`,
        invoiceFactsOf(template),
      ],
      next: [
        ...toPayNext(template),
        { button: 'View the invoice', url: signedIn(invoicePathOf('client', template)) },
      ],
    };
  },
});

const keepReceipt = 'Keep this email as your receipt, or download one from the invoice.';

function toPayNext({ nextPayment: next = null, timeZone }: z.infer<typeof schema>): string[] {
  if (next === null) {
    return [`No action is needed. ${keepReceipt}`];
  }
  const { amountCents, dueOn, sendsAt } = next;
  const invoice =
    sendsAt === null
      ? 'We’ve emailed that invoice.'
      : `We’ll email that invoice on ${dateOf(dateIn(timeZone, new Date(sendsAt)))}.`;
  return [`Next: ${dollars(amountCents)} due ${dateOf(dueOn)}. ${invoice}`, keepReceipt];
}
