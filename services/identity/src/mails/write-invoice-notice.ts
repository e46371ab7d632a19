import { dateIn } from '@marquee/contracts/dates';
import { sentence } from '@marquee/contracts/sentence';
import type { NoticeOf, NoticeParts } from './notice-parts.ts';
import { dateOf, dollars, momentOf } from './wording.ts';
import { clientOf, factsOf, providerOf, toInvoiceButton } from './invoice-facts.ts';
import { named } from './typed-text.ts';

export function invoiceSent(letter: NoticeOf<'invoice-sent'>, url: string): NoticeParts {
  const { eventName, providerName, number, dueOn, sentAt, timeZone, canPayByCard = true } = letter;
  const what = canPayByCard ? 'pay it' : `arrange the payment with ${named(providerName)}`;
  return {
    subject: `Invoice no. ${number} for ${named(eventName)}`,
    said: [
      `${named(providerName)} sent you invoice no. ${number} on ${momentOf(sentAt, timeZone)}.`,
      factsOf(letter, ['Due on', dateOf(dueOn)]),
    ],
    next: [`Next: ${what} by ${dateOf(dueOn)}.`, toInvoiceButton(letter, url)],
  };
}

export function invoicePaid(letter: NoticeOf<'invoice-paid'>, url: string): NoticeParts {
  const { eventName, providerName, number, paidAt, timeZone } = letter;
  return {
    subject: `Receipt for invoice no. ${number}, ${named(eventName)}`,
    said: [
      `Your payment of invoice no. ${number} to ${named(providerName)} was recorded on ${momentOf(paidAt, timeZone)}.`,
      factsOf(letter),
    ],
    next: [...toPayNext(letter), { button: 'View the invoice', url }],
  };
}

const keepReceipt = 'Keep this email as your receipt, or download one from the invoice.';

function toPayNext({ nextPayment = null, timeZone }: NoticeOf<'invoice-paid'>): string[] {
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

export function invoiceRefunded(letter: NoticeOf<'invoice-refunded'>, url: string): NoticeParts {
  const { eventName, number, refundCents, method, refundedAt, timeZone } = letter;
  const by = providerOf(letter);
  return {
    subject: `Refund for invoice no. ${number}, ${named(eventName)}`,
    said: [
      `${by} refunded ${dollars(refundCents)} of invoice no. ${number} on ${momentOf(refundedAt, timeZone)}.`,
      factsOf(letter, ['Refunded', dollars(refundCents)]),
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

/** Several refunds in one email, with their sum. */
export function invoiceRefunds(letter: NoticeOf<'invoice-refunds'>, url: string): NoticeParts {
  const { eventName, number, entries } = letter;
  const by = providerOf(letter);
  const sum = dollars(entries.reduce((cents, entry) => cents + entry.cents, 0));
  const methods = new Set(entries.map(({ method }) => method));
  return {
    subject: `Refunds for invoice no. ${number}, ${named(eventName)}`,
    said: [
      entries.length === 1
        ? `${by} made 1 more refund of invoice no. ${number}: ${sum}.`
        : `${by} made ${entries.length} more refunds of invoice no. ${number}: ${sum} in all.`,
      factsOf(letter, ['Refunded', sum]),
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

export function invoiceVoided(letter: NoticeOf<'invoice-voided'>, url: string): NoticeParts {
  const { eventName, number, voidedFor, voidedAt, timeZone } = letter;
  const [by, when] = [providerOf(letter), momentOf(voidedAt, timeZone)];
  const said = {
    taken_back: `${by} voided invoice no. ${number} on ${when}.`,
    event_cancelled: `${named(eventName)} was cancelled, so invoice no. ${number} became void on ${when}.`,
    provider_left: `${by} left Marquee, so invoice no. ${number} became void on ${when}.`,
  };
  return {
    subject: `Invoice no. ${number} for ${named(eventName)} is void`,
    said: [said[voidedFor], factsOf(letter)],
    next: [
      'Please do not pay this invoice. No other action is needed; the reason is on the invoice.',
      { button: 'View the invoice', url },
    ],
  };
}

/** To the provider, who alone decides on a refund. */
export function refundRequested(letter: NoticeOf<'refund-requested'>, url: string): NoticeParts {
  const { eventName, number, requestedAt, timeZone } = letter;
  const by = clientOf(letter);
  return {
    subject: `Refund requested for invoice no. ${number}, ${named(eventName)}`,
    said: [
      `${by} requested a refund of invoice no. ${number} on ${momentOf(requestedAt, timeZone)}.`,
      factsOf(letter),
    ],
    next: [
      'Next: read the reason on the invoice and decide on the refund.',
      { button: 'View the invoice', url },
    ],
  };
}
