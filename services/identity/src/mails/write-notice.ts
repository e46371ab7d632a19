import type { NoticeLetter } from './notice-letters.ts';
import type { NoticeParts } from './notice-parts.ts';
import { oneLine, withoutAddresses } from './typed-text.ts';
import { greeting } from './wording.ts';
import { eventCancelled, eventReminder, requestReceived } from './write-event-notice.ts';
import {
  invoicePaid,
  invoiceRefunded,
  invoiceRefunds,
  invoiceSent,
  invoiceVoided,
  refundRequested,
} from './write-invoice-notice.ts';
import { invoiceOverdue, invoiceReminder, overdueSummary, paymentReceived } from './write-payment-notice.ts';
import { quoteAccepted, quoteSent, youAreBooked } from './write-quote-notice.ts';
import { subscriptionChanged } from './write-subscription-notice.ts';
import type { Writing } from './writing.ts';

/** Renders a notification: who did what and when, and what to do next. */
export function createNoticeWriter(publicUrl: string): (letter: NoticeLetter, sentAt: Date) => Writing {
  return (letter, sentAt) => {
    const { subject, said, next } = write(shown(letter), sentAt);
    return { subject, paragraphs: [greeting(letter.name), ...said, ...next, 'Marquee'] };
  };

  function write(letter: NoticeLetter, sentAt: Date): NoticeParts {
    switch (letter.kind) {
      case 'request-received':
        return requestReceived(letter, signedIn('/provider'));
      case 'quote-sent':
        return quoteSent(letter, `${publicUrl}/quote?quote=${letter.quoteId}`);
      case 'quote-accepted':
        return quoteAccepted(letter, {
          quoteUrl: signedIn(`/provider/quotes/${letter.quoteId}`),
          invoicesUrl: signedIn(invoicesOf.provider),
        });
      case 'you-are-booked':
        // A quote made by hand has no event on the client's page.
        return youAreBooked(letter, signedIn(letter.eventId === null ? quotesOfClient : eventsOf.client));
      case 'event-cancelled':
        return eventCancelled(letter, {
          eventsUrl: signedIn(eventsOf[letter.toldSide]),
          invoicesUrl: signedIn(invoicesOf[letter.toldSide]),
        });
      case 'event-reminder':
        return eventReminder(letter, { url: signedIn(eventsOf[letter.toldSide]), sentAt });
      case 'invoice-sent':
        return invoiceSent(letter, signedIn(`/client/invoices/${letter.invoiceId}`));
      case 'invoice-paid':
        return invoicePaid(letter, signedIn(`/client/invoices/${letter.invoiceId}`));
      case 'invoice-reminder':
        return invoiceReminder(letter, { url: signedIn(`/client/invoices/${letter.invoiceId}`), sentAt });
      case 'payment-received':
        return paymentReceived(letter, signedIn(`/provider/invoices/${letter.invoiceId}`));
      case 'invoice-overdue':
        return invoiceOverdue(letter, signedIn(`/provider/invoices/${letter.invoiceId}`));
      case 'overdue-summary':
        return overdueSummary(letter, { url: signedIn(invoicesOf.provider), sentAt });
      case 'subscription-changed':
        return subscriptionChanged(letter, signedIn('/provider/billing'));
      case 'invoice-refunded':
        return invoiceRefunded(letter, signedIn(`/client/invoices/${letter.invoiceId}`));
      case 'invoice-refunds':
        return invoiceRefunds(letter, signedIn(`/client/invoices/${letter.invoiceId}`));
      case 'refund-requested':
        return refundRequested(letter, signedIn(`/provider/invoices/${letter.invoiceId}`));
      case 'invoice-voided':
        return invoiceVoided(letter, signedIn(`/client/invoices/${letter.invoiceId}`));
    }
  }

  /** An address that leads there, through sign-in for a signed-out person. */
  function signedIn(path: string): string {
    return `${publicUrl}/api/login?returnTo=${encodeURIComponent(path)}`;
  }
}

/** Replaces an invisible event name, which an earlier release may have stored. */
function shown(letter: NoticeLetter): NoticeLetter {
  const safe = withoutLinks(letter);
  return 'eventName' in safe ? { ...safe, eventName: oneLine(safe.eventName) || 'your event' } : safe;
}

/** Removes addresses from typed text; dates, ids and time zones contain nothing that looks like one. */
function withoutLinks<Of extends NoticeLetter>(letter: Of): Of {
  const fields = Object.entries(letter).map(([name, value]) => {
    // The greeting checks the name itself.
    const isTyped = typeof value === 'string' && name !== 'to' && name !== 'name';
    return [name, isTyped ? withoutAddresses(value) : value] as const;
  });
  // The same fields with the same types.
  return Object.fromEntries(fields) as Of;
}

const eventsOf = { client: '/client-admin', provider: '/provider-admin?tab=leads' } as const;

const quotesOfClient = '/client-admin?tab=quotes';

const invoicesOf = {
  client: '/client-admin?tab=invoices',
  provider: '/provider-admin?tab=invoices',
} as const;
