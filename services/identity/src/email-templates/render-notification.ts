import type { NotificationTemplate } from './notification-templates.ts';
import type { NotificationParts } from './notification-parts.ts';
import { oneLine, withoutAddresses } from './typed-text.ts';
import { greeting } from './formatting.ts';
import { eventCancelled, eventReminder, requestReceived } from './event-notifications.ts';
import {
  invoicePaid,
  invoiceRefunded,
  invoiceRefunds,
  invoiceSent,
  invoiceVoided,
  refundRequested,
} from './invoice-notifications.ts';
import { invoiceOverdue, invoiceReminder, overdueSummary, paymentReceived } from './payment-notifications.ts';
import { quoteAccepted, quoteSent, youAreBooked } from './quote-notifications.ts';
import { subscriptionChanged } from './subscription-notifications.ts';
import type { EmailContent } from './email-content.ts';

/** Renders notifications, which say who did what and when, and what to do next. */
export function createNotificationRenderer(
  publicUrl: string,
): (template: NotificationTemplate, sentAt: Date) => EmailContent {
  return (template, sentAt) => {
    const { subject, summary, next } = render(sanitized(template), sentAt);
    return { subject, paragraphs: [greeting(template.name), ...summary, ...next, 'Marquee'] };
  };

  function render(template: NotificationTemplate, sentAt: Date): NotificationParts {
    switch (template.kind) {
      case 'request-received':
        return requestReceived(template, signedIn('/provider'));
      case 'quote-sent':
        return quoteSent(template, `${publicUrl}/quote?quote=${template.quoteId}`);
      case 'quote-accepted':
        return quoteAccepted(template, {
          quoteUrl: signedIn(`/provider/quotes/${template.quoteId}`),
          invoicesUrl: signedIn(invoicesOf.provider),
        });
      case 'you-are-booked':
        // A quote made by hand has no event on the client's page.
        return youAreBooked(template, signedIn(template.eventId === null ? quotesOfClient : eventsOf.client));
      case 'event-cancelled':
        return eventCancelled(template, {
          eventsUrl: signedIn(eventsOf[template.toldSide]),
          invoicesUrl: signedIn(invoicesOf[template.toldSide]),
        });
      case 'event-reminder':
        return eventReminder(template, { url: signedIn(eventsOf[template.toldSide]), sentAt });
      case 'invoice-sent':
        return invoiceSent(template, signedIn(`/client/invoices/${template.invoiceId}`));
      case 'invoice-paid':
        return invoicePaid(template, signedIn(`/client/invoices/${template.invoiceId}`));
      case 'invoice-reminder':
        return invoiceReminder(template, { url: signedIn(`/client/invoices/${template.invoiceId}`), sentAt });
      case 'payment-received':
        return paymentReceived(template, signedIn(`/provider/invoices/${template.invoiceId}`));
      case 'invoice-overdue':
        return invoiceOverdue(template, signedIn(`/provider/invoices/${template.invoiceId}`));
      case 'overdue-summary':
        return overdueSummary(template, { url: signedIn(invoicesOf.provider), sentAt });
      case 'subscription-changed':
        return subscriptionChanged(template, signedIn('/provider/billing'));
      case 'invoice-refunded':
        return invoiceRefunded(template, signedIn(`/client/invoices/${template.invoiceId}`));
      case 'invoice-refunds':
        return invoiceRefunds(template, signedIn(`/client/invoices/${template.invoiceId}`));
      case 'refund-requested':
        return refundRequested(template, signedIn(`/provider/invoices/${template.invoiceId}`));
      case 'invoice-voided':
        return invoiceVoided(template, signedIn(`/client/invoices/${template.invoiceId}`));
    }
  }

  /** The URL that leads to this path by way of the sign-in page. */
  function signedIn(path: string): string {
    return `${publicUrl}/api/login?returnTo=${encodeURIComponent(path)}`;
  }
}

/** Removes links. Replaces an event name without visible characters, which an earlier release may have stored. */
function sanitized(template: NotificationTemplate): NotificationTemplate {
  const cleaned = withoutLinks(template);
  return 'eventName' in cleaned
    ? { ...cleaned, eventName: oneLine(cleaned.eventName) || 'your event' }
    : cleaned;
}

/** Removes web and email addresses from all texts that are not nested. Dates, ids and time zones contain nothing like an address. */
function withoutLinks<Of extends NotificationTemplate>(template: Of): Of {
  const fields = Object.entries(template).map(([name, value]) => {
    // Skips `to`, which is the recipient's address, and `name`, which the greeting checks.
    const isTyped = typeof value === 'string' && name !== 'to' && name !== 'name';
    return [name, isTyped ? withoutAddresses(value) : value] as const;
  });
  // Safe cast: the result has the same fields with the same types.
  return Object.fromEntries(fields) as Of;
}

const eventsOf = { client: '/client-admin', provider: '/provider-admin?tab=leads' } as const;

const quotesOfClient = '/client-admin?tab=quotes';

const invoicesOf = {
  client: '/client-admin?tab=invoices',
  provider: '/provider-admin?tab=invoices',
} as const;
