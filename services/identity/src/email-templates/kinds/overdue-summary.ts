import { z } from 'zod';
import { daysUntil } from '@marquee/contracts/dates';
import { invoicesPaths } from '../dashboard-paths.ts';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, dollars } from '../formatting.ts';
import { oneLine, withoutAddresses } from '../typed-text.ts';

const overdueInvoice = z.object({
  number: z.int(),
  eventName: z.string(),
  clientName: z.string(),
  amountCents: z.int(),
  dueOn: z.string(),
  timeZone: z.string(),
});

/** The email to the provider about all invoices that were overdue before Marquee began to email providers about overdue invoices. */
export const overdueSummary = defineNotification({
  schema: z.object({
    kind: z.literal('overdue-summary'),
    ...addressee,
    count: z.int(),
    overdueCents: z.int(),
    /** The invoices that have been overdue the longest; others are only counted. */
    invoices: z.array(overdueInvoice),
  }),
  parts({ count, overdueCents, invoices }, { signedIn, sentAt }) {
    const what = count === 1 ? '1 invoice is overdue' : `${count} invoices are overdue`;
    const left = count - invoices.length;
    return {
      subject: what,
      summary: [
        `${what}: ${dollars(overdueCents)}${count === 1 ? '' : ' in total'}.`,
        { facts: invoices.map((invoice) => rowOf(invoice, sentAt)) },
        ...(left > 0 ? [`You will find ${left} more in your list of invoices.`] : []),
        'From now on we email you when an invoice becomes overdue, and remind your client 3 days before the due date, on it, and 3 and 10 days after.',
      ],
      next: [
        'Next: record the payments that you received. You can switch reminders off on each invoice.',
        { button: 'View your invoices', url: signedIn(invoicesPaths.provider) },
      ],
    };
  },
});

function rowOf(
  { number, amountCents, dueOn, timeZone, ...names }: z.infer<typeof overdueInvoice>,
  sentAt: Date,
) {
  const [event, client] = [names.eventName, names.clientName].map((typed) =>
    oneLine(withoutAddresses(typed)),
  );
  const days = -daysUntil(dueOn, timeZone, sentAt);
  const who = [event, client].filter(Boolean).join(', ');
  return [
    `No. ${number}${who === '' ? '' : `, ${who}`}`,
    `${dollars(amountCents)}, ${days} ${days === 1 ? 'day' : 'days'} overdue (due ${dateOf(dueOn)})`,
  ] as const;
}
