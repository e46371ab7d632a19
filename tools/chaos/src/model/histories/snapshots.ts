import { invoiceIdOf } from '@marquee/billing/invoices/domain/invoice-id';
import { dateAfter, defaultTimeZone } from '@marquee/contracts/dates';
import type { SubscriptionSnapshot } from '@marquee/contracts/messages/billing-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import type { ClientSnapshot, ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import type { InvoiceSnapshot, OverdueSummary } from '@marquee/contracts/messages/invoice-messages';
import type { IssuerSnapshot } from '@marquee/contracts/messages/payment-default-messages';
import type { ExportPage } from '@marquee/contracts/messages/privacy-messages';
import type { Agreement, QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';

import type { Story } from './story.ts';

type Parties = Pick<Story, 'eventId' | 'clientId' | 'providerId'>;

/** A date in the future, so that the client may still cancel, and soon enough that invoices are sent at once. */
export const eventDate = dateAfter(10, defaultTimeZone, new Date());

export const happenedAt = '2026-03-02T15:00:00.000Z';

/** From the second version on, the address is verified. */
export function clientSnapshot({ clientId }: Pick<Story, 'clientId'>, version: number): ClientSnapshot {
  const email = `${clientId}@example.com`;
  return {
    clientId,
    email,
    emailVerified: version > 1,
    name: `Dana Reyes ${version}`,
    phone: '212-555-0100',
  };
}

/** The second version has a verified address and is suspended; the third is reinstated. */
export function providerSnapshot(
  { providerId }: Pick<Story, 'providerId'>,
  version: number,
): ProviderSnapshot {
  const texts = { fullName: '', businessDescription: '', phone: '', address: '' };
  const email = `${providerId}@nova.example`;
  const businessName = `Nova Sound ${version}`;
  const suspended = version === 2;
  return {
    providerId,
    email,
    emailVerified: version > 1,
    businessName,
    serviceTypes: [],
    suspended,
    ...texts,
  };
}

/** The second version is past due, the third has ended. */
export function subscriptionSnapshot(
  { providerId }: Pick<Story, 'providerId'>,
  version: number,
): SubscriptionSnapshot {
  const status = (['active', 'past_due', 'ended'] as const)[version - 1] ?? 'ended';
  const endsAt = status === 'ended' ? happenedAt : null;
  return { providerId, status, periodEndsAt: happenedAt, endsAt, coveredUntil: happenedAt };
}

export function eventSnapshot(story: Parties, status: EventSnapshot['status']): EventSnapshot {
  const { eventId, clientId, providerId } = story;
  return {
    eventId,
    clientId,
    clientName: 'Dana Reyes',
    clientEmail: `${clientId}@example.com`,
    providerId,
    name: 'Wedding of Dana and Lee',
    eventCategory: 'Wedding',
    eventDate,
    startTime: '17:00',
    venueAddress: '1 Water Street, Brooklyn',
    timeZone: 'America/New_York',
    servicesNeeded: ['DJ'],
    status,
    sentToProviderAt: happenedAt,
    payableCents: status === 'booked' || status === 'completed' ? 54_950 : null,
    cancelReason: status === 'cancelled' ? 'Moving away' : '',
    cancelledBy: status === 'cancelled' ? 'client' : null,
  };
}

export function quoteSnapshot(
  { eventId, clientId, providerId }: Parties,
  quoteId: string,
  status: 'draft' | 'approved_for_review' | 'sent_to_client' | 'client_accepted' | 'archived',
): QuoteSnapshot {
  const isSent = status === 'sent_to_client' || status === 'client_accepted';
  return {
    quoteId,
    eventId,
    providerId,
    providerName: 'Nova Sound',
    clientId,
    clientEmail: `${clientId}@example.com`,
    clientName: 'Dana Reyes',
    eventName: 'Wedding of Dana and Lee',
    eventDate,
    timeZone: 'America/New_York',
    status,
    version: isSent ? 1 : 0,
    payableCents: isSent ? 54_950 : 0,
    paymentSchedule: defaultPaymentSchedule,
    validUntil: isSent ? '2026-04-01' : null,
    createdAt: happenedAt,
    sentToClientAt: isSent ? happenedAt : null,
    clientAcceptedAt: status === 'client_accepted' ? happenedAt : null,
    ...(status === 'client_accepted' && { agreement }),
  };
}

const agreement: Agreement = {
  lines: [
    {
      ...{ serviceName: 'DJ', serviceDescription: 'Five hours', quantity: 1 },
      ...{ unitPriceCents: 54_950, lineTotalCents: 54_950 },
    },
  ],
  ...{ discountCents: 0, providerEmail: 'hello@nova.example', providerAddress: '9 Pier Road' },
};

type Billed = { quoteId: string; status: 'sent' | 'paid' | 'partly_refunded' };

/** An invoice of the whole accepted total. */
export function invoiceSnapshot(
  { eventId, clientId, providerId }: Story,
  { quoteId, status }: Billed,
): InvoiceSnapshot {
  return {
    invoiceId: invoiceIdOf(quoteId, 'balance'),
    number: 1,
    quoteId,
    eventId,
    providerId,
    providerName: 'Nova Sound',
    clientId,
    clientName: 'Dana Reyes',
    clientEmail: `${clientId}@example.com`,
    eventName: 'Wedding of Dana and Lee',
    part: 'balance',
    status,
    amountCents: 54_950,
    quoteTotalCents: 54_950,
    refundedCents: status === 'partly_refunded' ? 10_000 : 0,
    dueOn: '2026-06-13',
    timeZone: 'America/New_York',
    sentAt: happenedAt,
    paidAt: status === 'sent' ? null : happenedAt,
  };
}

/** A summary of one overdue invoice, which no other message of the story mentions. */
export function overdueSummary({ providerId }: Pick<Story, 'providerId'>): OverdueSummary {
  const invoice = { number: 7, eventName: 'Gala', clientName: 'Lee Park', amountCents: 10_000 };
  const overdue = { invoiceId: providerId, ...invoice, dueOn: '2026-02-01', timeZone: defaultTimeZone };
  return { providerId, count: 1, overdueCents: 10_000, invoices: [overdue] };
}

/** Each version has another tax number. */
export function issuerSnapshot({ providerId }: Pick<Story, 'providerId'>, version: number): IssuerSnapshot {
  return { providerId, taxNumber: `US ${version}`, billingAddress: '200 Main Street' };
}

export function exportPageOf({ exportId, clientId }: Story): ExportPage {
  return { exportId, accountId: clientId, page: 1, isLast: true, records: [] };
}

export function erasure(accountId: string, role: 'client' | 'provider') {
  return { accountId, role, erasedAt: happenedAt };
}
