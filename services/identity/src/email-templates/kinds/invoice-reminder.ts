import { z } from 'zod';
import { daysUntil } from '@marquee/contracts/dates';
import { reminderAt } from '@marquee/contracts/invoice-reminders';
import { sentence } from '@marquee/contracts/sentence';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, daysFromNow, dollars, momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import {
  canPayByCard,
  invoiceFactsOf,
  invoiceFields,
  invoicePathOf,
  isSettled,
  providerOf,
  toPayButton,
} from './invoice-fields.ts';

const schema = z.object({
  kind: z.literal('invoice-reminder'),
  ...addressee,
  ...invoiceFields,
  canPayByCard,
  dueOn: z.string(),
  /** Identifies the scheduled reminder: its days from the invoice's due date; null for a reminder that the provider sent. */
  days: z.int().nullable(),
  remindedAt: z.string(),
});

/** The email to the client. */
export const invoiceReminder = defineNotification({
  schema,
  isObsolete: async (template, { invoices, at }) =>
    isSuperseded(template, at) || (await isSettled(template, invoices)),
  /** Counts the days at the time of sending, because the email may have waited. */
  parts(template, { signedIn, sentAt }) {
    const { eventName, number, amountCents, dueOn, days, remindedAt, timeZone } = template;
    const by = providerOf(template);
    const what = (template.canPayByCard ?? true) ? 'pay the invoice' : `arrange the payment with ${by}`;
    const left = daysUntil(dueOn, timeZone, sentAt);
    const isOverdue = left < 0;
    return {
      subject: isOverdue
        ? `Overdue: invoice no. ${number} for ${named(eventName)}`
        : `Reminder: invoice no. ${number} for ${named(eventName)} is due ${daysFromNow(left)}`,
      summary: [
        ...(days === null ? [`${by} sent you a reminder on ${momentOf(remindedAt, timeZone)}.`] : []),
        `Your payment of ${dollars(amountCents)} to ${by} ${isOverdue ? 'was' : 'is'} due ${daysFromNow(left)}, on ${dateOf(dueOn)}.`,
        invoiceFactsOf(template),
      ],
      next: [
        `${sentence(`Next: ${what}`)} If you have paid it already, please let ${by} know.`,
        toPayButton(template, signedIn(invoicePathOf('client', template))),
      ],
    };
  },
});

/** Whether a later reminder is due. A reminder that seems early is still sent, because the publisher's clock may be ahead. */
function isSuperseded(template: z.infer<typeof schema>, at: Date): boolean {
  const due = reminderAt(template, at);
  return template.days !== null && due !== null && due > template.days;
}
