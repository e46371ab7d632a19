import { dateIn, daysBefore } from '@marquee/contracts/dates';
import { daysToPay, shareNames } from '@marquee/contracts/invoice-drafts';
import type { NotificationTemplateOf, NotificationParts } from './notification-parts.ts';
import { dateOf, dayOf, dollars, momentOf } from './formatting.ts';
import { named, oneLine } from './typed-text.ts';

export function quoteSent(template: NotificationTemplateOf<'quote-sent'>, url: string): NotificationParts {
  const { to, eventName, providerName, payableCents, validUntil, hasAccount, sentAt, timeZone } = template;
  const { isFirst = template.version === 1 } = template;
  const [what, and] = isFirst ? ['a quote', ''] : ['a revised quote', ' It replaces the previous one.'];
  return {
    subject: isFirst ? `Your quote for ${named(eventName)}` : `A revised quote for ${named(eventName)}`,
    summary: [
      `${named(providerName)} sent you ${what} on ${momentOf(sentAt, timeZone)}.${and}`,
      {
        facts: [
          ['Event', oneLine(eventName)],
          ['Total', dollars(payableCents)],
          ...(validUntil === null ? [] : [['Valid until', dateOf(validUntil)] as const]),
        ],
      },
    ],
    next: [
      hasAccount
        ? 'Next: review the quote. Sign in to accept it.'
        : `Next: review the quote. To accept it, sign up as a client with ${to} and confirm that address.`,
      { button: 'Review and accept', url },
    ],
  };
}

type AcceptedAddresses = { quoteUrl: string; invoicesUrl: string };

export function quoteAccepted(
  template: NotificationTemplateOf<'quote-accepted'>,
  { quoteUrl, invoicesUrl }: AcceptedAddresses,
): NotificationParts {
  const { clientName, eventName, version, payableCents, acceptedAt, timeZone, discardedChanges } = template;
  const who = named(clientName);
  return {
    subject: `${who} accepted your quote for ${named(eventName)}`,
    summary: [
      `${who} accepted version ${version} of your quote on ${momentOf(acceptedAt, timeZone)}.`,
      {
        facts: [
          ['Event', oneLine(eventName)],
          ['Total', dollars(payableCents)],
        ],
      },
      ...(discardedChanges === undefined
        ? []
        : [`Your unsent changes were discarded: ${discardedChanges}. You can copy them into a new quote.`]),
      { button: 'Open the quote', url: quoteUrl },
    ],
    next: [
      'Next: check the invoices for this booking in your Invoices tab.',
      { button: 'View your invoices', url: invoicesUrl },
    ],
  };
}

/** The email to the client who accepted. */
export function youAreBooked(
  template: NotificationTemplateOf<'you-are-booked'>,
  url: string,
): NotificationParts {
  const { eventName, eventDate, providerName, payableCents, acceptedAt, timeZone, payments } = template;
  const by = named(providerName);
  return {
    subject: `You are booked: ${named(eventName)}`,
    summary: [
      `You accepted the quote from ${by} on ${momentOf(acceptedAt, timeZone)}. ${by} is booked for your event.`,
      {
        facts: [
          ['Event', oneLine(eventName)],
          ...(eventDate === '' ? [] : [['Date', dayOf(eventDate)] as const]),
          ['Booked with', oneLine(providerName)],
          ['Total', dollars(payableCents)],
          ...payments.map(
            ({ part, amountCents, dueOn }) =>
              [shareNames[part], `${dollars(amountCents)}, due ${dateOf(dueOn)}`] as const,
          ),
        ],
      },
    ],
    next: [nextPaymentOf(template), { button: 'View your booking', url }],
  };
}

/** The sentence about the next payment, which is the sum of the installments due on the first due date. */
function nextPaymentOf({ payments, acceptedAt, timeZone }: NotificationTemplateOf<'you-are-booked'>): string {
  const dueOn = payments[0]?.dueOn;
  if (dueOn === undefined) {
    return 'No payment is needed.';
  }
  const next = payments.filter((payment) => payment.dueOn === dueOn);
  const amountCents = next.reduce((sum, payment) => sum + payment.amountCents, 0);
  const invoices = next.length === 1 ? 'invoice' : 'invoices';
  const sendsOn = daysBefore(daysToPay, dueOn);
  const sending =
    sendsOn <= dateIn(timeZone, new Date(acceptedAt))
      ? `The ${invoices} ${next.length === 1 ? 'comes in a separate email' : 'come in separate emails'}.`
      : `We will email the ${invoices} on ${dateOf(sendsOn)}.`;
  return `Next: pay ${dollars(amountCents)} by ${dateOf(dueOn)}. ${sending}`;
}
