import { z } from 'zod';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { clientOf, invoiceFactsOf, invoiceFields, invoicePathOf, isSettled } from './invoice-fields.ts';

/** The email to the provider about one overdue invoice. */
export const invoiceOverdue = defineNotification({
  schema: z.object({
    kind: z.literal('invoice-overdue'),
    ...addressee,
    ...invoiceFields,
    clientName: z.string(),
    dueOn: z.string(),
  }),
  isObsolete: (template, { invoices }) => isSettled(template, invoices),
  parts(template, { signedIn }) {
    const { eventName, number, dueOn } = template;
    const by = clientOf(template);
    return {
      subject: `Overdue: invoice no. ${number} for ${named(eventName)}`,
      summary: [
        `${by} has not paid invoice no. ${number}. It was due on ${dateOf(dueOn)}.`,
        invoiceFactsOf(template),
      ],
      next: [
        `Next: if you received the payment, record it on the invoice. If not, you can send ${by} a reminder.`,
        { button: 'View invoice', url: signedIn(invoicePathOf('provider', template)) },
      ],
    };
  },
});
