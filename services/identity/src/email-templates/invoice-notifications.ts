import { dateIn } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import type { NotificationTemplateOf, NotificationParts } from './notification-parts.ts';
import { dateOf, dollars, momentOf } from './formatting.ts';
import { clientOf, factsOf, providerOf, toInvoiceButton } from './invoice-facts.ts';
import { named } from './typed-text.ts';

export function invoiceSent(
  template: NotificationTemplateOf<'invoice-sent'>,
  url: string,
): NotificationParts {
  const { eventName, providerName, number, dueOn, sentAt, timeZone, canPayByCard = true } = template;
  const what = canPayByCard ? 'pay it' : `arrange the payment with ${named(providerName)}`;
  return {
    subject: `Invoice no. ${number} for ${named(eventName)}`,
    summary: [
      `${named(providerName)} sent you invoice no. ${number} on ${momentOf(sentAt, timeZone)}.`,
      factsOf(template, ['Due on', dateOf(dueOn)]),
    ],
    next: [`Next: ${what} by ${dateOf(dueOn)}.`, toInvoiceButton(template, url)],
  };
}

export function invoicePaid(
  template: NotificationTemplateOf<'invoice-paid'>,
  url: string,
): NotificationParts {
  const { eventName, providerName, number, paidAt, timeZone } = template;
  return {
    subject: `Receipt for invoice no. ${number}, ${named(eventName)}`,
    summary: [
      `Your payment of invoice no. ${number} to ${named(providerName)} was recorded on ${momentOf(paidAt, timeZone)}.`,
      factsOf(template),
    ],
    next: [...toPayNext(template), { button: 'View the invoice', url }],
  };
}

const keepReceipt = 'Keep this email as your receipt, or download one from the invoice.';

function toPayNext({ nextPayment = null, timeZone }: NotificationTemplateOf<'invoice-paid'>): string[] {
  if (nextPayment === null) {
    return [`No action is needed. ${keepReceipt}`];
  }
  const { amountCents, dueOn, sendsAt } = nextPayment;
  const invoice =
    sendsAt === null
      ? 'We’ve emailed that invoice.'
      : `We’ll email that invoice on ${dateOf(dateIn(timeZone, new Date(sendsAt)))}.`;
  return [`Next: ${dollars(amountCents)} due ${dateOf(dueOn)}. ${invoice}`, keepReceipt];
}

export function invoiceRefunded(
  template: NotificationTemplateOf<'invoice-refunded'>,
  url: string,
): NotificationParts {
  const { eventName, number, refundCents, method, refundedAt, timeZone } = template;
  const by = providerOf(template);
  return {
    subject: `Refund for invoice no. ${number}, ${named(eventName)}`,
    summary: [
      `${by} refunded ${dollars(refundCents)} of invoice no. ${number} on ${momentOf(refundedAt, timeZone)}.`,
      factsOf(template, ['Refunded', dollars(refundCents)]),
    ],
    next: [
      method === 'card'
        ? 'It goes back to the card you paid with and can take 5 to 10 days to appear there.'
        : `${by} recorded it as paid to you outside Marquee, in cash, by check or by transfer.`,
      method === 'card'
        ? 'No action is needed. The credit note is with the invoice.'
        : `${sentence(`Next: if you have not received it, ask ${by}`)} The credit note is with the invoice.`,
      { button: 'View the invoice', url },
    ],
  };
}

/** The email about several refunds of an invoice, with their sum. */
export function invoiceRefunds(
  template: NotificationTemplateOf<'invoice-refunds'>,
  url: string,
): NotificationParts {
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
      factsOf(template, ['Refunded', sum]),
    ],
    next: [
      ...(methods.has('card') ? [byCard] : []),
      ...(methods.has('offline') ? [offline(by)] : []),
      'You will find a credit note for each refund with the invoice.',
      { button: 'View the invoice', url },
    ],
  };
}

const byCard = 'Refunds to the card you paid with can take 5 to 10 days to appear there.';

function offline(by: string): string {
  return sentence(
    `${by} recorded refunds outside Marquee, in cash, by check or by transfer. If you have not received them, ask ${by}`,
  );
}

export function invoiceVoided(
  template: NotificationTemplateOf<'invoice-voided'>,
  url: string,
): NotificationParts {
  const { eventName, number, voidedFor, voidedAt, timeZone } = template;
  const [by, when] = [providerOf(template), momentOf(voidedAt, timeZone)];
  const summary = {
    taken_back: `${by} voided invoice no. ${number} on ${when}.`,
    event_cancelled: `${named(eventName)} was cancelled, so invoice no. ${number} became void on ${when}.`,
    provider_left: `${by} left Marquee, so invoice no. ${number} became void on ${when}.`,
  };
  return {
    subject: `Invoice no. ${number} for ${named(eventName)} is void`,
    summary: [summary[voidedFor], factsOf(template)],
    next: [
      'Please do not pay this invoice. No other action is needed; the reason is on the invoice.',
      { button: 'View the invoice', url },
    ],
  };
}

/** The email to the provider, who alone decides on a refund. */
export function refundRequested(
  template: NotificationTemplateOf<'refund-requested'>,
  url: string,
): NotificationParts {
  const { eventName, number, requestedAt, timeZone } = template;
  const by = clientOf(template);
  return {
    subject: `Refund requested for invoice no. ${number}, ${named(eventName)}`,
    summary: [
      `${by} requested a refund of invoice no. ${number} on ${momentOf(requestedAt, timeZone)}.`,
      factsOf(template),
    ],
    next: [
      'Next: read the reason on the invoice and decide on the refund.',
      { button: 'View the invoice', url },
    ],
  };
}
