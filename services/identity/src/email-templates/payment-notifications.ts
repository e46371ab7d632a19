import { daysUntil } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import { clientOf, factsOf, providerOf, toInvoiceButton } from './invoice-facts.ts';
import type { NotificationTemplateOf, NotificationParts } from './notification-parts.ts';
import { named, oneLine, withoutAddresses } from './typed-text.ts';
import { dateOf, daysFromNow, dollars, momentOf } from './formatting.ts';

type Sending = { url: string; sentAt: Date };

/** The email to the client. Counts the days at the time of sending, because the email may have waited. */
export function invoiceReminder(
  template: NotificationTemplateOf<'invoice-reminder'>,
  { url, sentAt }: Sending,
): NotificationParts {
  const { eventName, number, amountCents, dueOn, days, remindedAt, timeZone, canPayByCard = true } = template;
  const by = providerOf(template);
  const what = canPayByCard ? 'pay the invoice' : `arrange the payment with ${by}`;
  const left = daysUntil(dueOn, timeZone, sentAt);
  const isOverdue = left < 0;
  const when = isOverdue
    ? `was due ${daysFromNow(left)}, on ${dateOf(dueOn)}`
    : `is due ${daysFromNow(left)}, on ${dateOf(dueOn)}`;
  return {
    subject: isOverdue
      ? `Overdue: invoice no. ${number} for ${named(eventName)}`
      : `Reminder: invoice no. ${number} for ${named(eventName)} is due ${daysFromNow(left)}`,
    summary: [
      ...(days === null ? [`${by} sent you a reminder on ${momentOf(remindedAt, timeZone)}.`] : []),
      `Your payment of ${dollars(amountCents)} to ${by} ${when}.`,
      factsOf(template),
    ],
    next: [
      `${sentence(`Next: ${what}`)} If you have paid it already, please let ${by} know.`,
      toInvoiceButton(template, url),
    ],
  };
}

/** The email to the provider about a payment by card. */
export function paymentReceived(
  template: NotificationTemplateOf<'payment-received'>,
  url: string,
): NotificationParts {
  const { eventName, number, amountCents, paidAt, timeZone } = template;
  const by = clientOf(template);
  return {
    subject: `${by} paid ${dollars(amountCents)} for ${named(eventName)}`,
    summary: [
      `${by} paid invoice no. ${number} by card on ${momentOf(paidAt, timeZone)}.`,
      factsOf(template),
    ],
    next: ['No action is needed: the payment is in your Stripe account.', { button: 'View invoice', url }],
  };
}

/** The email to the provider about one overdue invoice. */
export function invoiceOverdue(
  template: NotificationTemplateOf<'invoice-overdue'>,
  url: string,
): NotificationParts {
  const { eventName, number, dueOn } = template;
  const by = clientOf(template);
  return {
    subject: `Overdue: invoice no. ${number} for ${named(eventName)}`,
    summary: [`${by} has not paid invoice no. ${number}. It was due on ${dateOf(dueOn)}.`, factsOf(template)],
    next: [
      `Next: if you received the payment, record it on the invoice. If not, you can send ${by} a reminder.`,
      { button: 'View invoice', url },
    ],
  };
}

/** The email to the provider about all invoices that were overdue before Marquee began to email providers about overdue invoices. */
export function overdueSummary(
  { count, overdueCents, invoices }: NotificationTemplateOf<'overdue-summary'>,
  { url, sentAt }: Sending,
): NotificationParts {
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
      { button: 'View your invoices', url },
    ],
  };
}

type Row = NotificationTemplateOf<'overdue-summary'>['invoices'][number];

function rowOf({ number, amountCents, dueOn, timeZone, ...names }: Row, sentAt: Date) {
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
