import { daysUntil } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import { clientOf, factsOf, providerOf, toInvoiceButton } from './invoice-facts.ts';
import type { NoticeOf, NoticeParts } from './notice-parts.ts';
import { named, oneLine, withoutAddresses } from './typed-text.ts';
import { dateOf, daysFromNow, dollars, momentOf } from './wording.ts';

type Sending = { url: string; sentAt: Date };

/** To the client. Counts the days when the email is sent, because it may have waited. */
export function invoiceReminder(letter: NoticeOf<'invoice-reminder'>, { url, sentAt }: Sending): NoticeParts {
  const { eventName, number, amountCents, dueOn, days, remindedAt, timeZone, canPayByCard = true } = letter;
  const by = providerOf(letter);
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
    said: [
      ...(days === null ? [`${by} sent you a reminder on ${momentOf(remindedAt, timeZone)}.`] : []),
      `Your payment of ${dollars(amountCents)} to ${by} ${when}.`,
      factsOf(letter),
    ],
    next: [
      `${sentence(`Next: ${what}`)} If you have paid it already, please let ${by} know.`,
      toInvoiceButton(letter, url),
    ],
  };
}

/** To the provider, about a payment by card. */
export function paymentReceived(letter: NoticeOf<'payment-received'>, url: string): NoticeParts {
  const { eventName, number, amountCents, paidAt, timeZone } = letter;
  const by = clientOf(letter);
  return {
    subject: `${by} paid ${dollars(amountCents)} for ${named(eventName)}`,
    said: [`${by} paid invoice no. ${number} by card on ${momentOf(paidAt, timeZone)}.`, factsOf(letter)],
    next: ['No action is needed: the payment is in your Stripe account.', { button: 'View invoice', url }],
  };
}

/** To the provider, once per invoice. */
export function invoiceOverdue(letter: NoticeOf<'invoice-overdue'>, url: string): NoticeParts {
  const { eventName, number, dueOn } = letter;
  const by = clientOf(letter);
  return {
    subject: `Overdue: invoice no. ${number} for ${named(eventName)}`,
    said: [`${by} has not paid invoice no. ${number}. It was due on ${dateOf(dueOn)}.`, factsOf(letter)],
    next: [
      `Next: if you received the payment, record it on the invoice. If not, you can send ${by} a reminder.`,
      { button: 'View invoice', url },
    ],
  };
}

/** To the provider, about all invoices that were overdue before Marquee sent notifications. */
export function overdueSummary(
  { count, totalCents, invoices }: NoticeOf<'overdue-summary'>,
  { url, sentAt }: Sending,
): NoticeParts {
  const what = count === 1 ? '1 invoice is overdue' : `${count} invoices are overdue`;
  const left = count - invoices.length;
  return {
    subject: what,
    said: [
      `${what}: ${dollars(totalCents)}${count === 1 ? '' : ' in total'}.`,
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

type Row = NoticeOf<'overdue-summary'>['invoices'][number];

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
