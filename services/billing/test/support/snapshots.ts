import { randomUUID } from 'node:crypto';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import type { Agreement, QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';

export function aProviderSnapshot(differing: Partial<ProviderSnapshot> = {}): ProviderSnapshot {
  return {
    providerId: randomUUID(),
    email: 'nova@example.com',
    emailVerified: false,
    businessName: 'Nova Sound',
    fullName: '',
    businessDescription: '',
    serviceTypes: [],
    phone: '',
    address: '',
    suspended: false,
    ...differing,
  };
}

export function anAcceptedQuote(differing: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
  return {
    quoteId: randomUUID(),
    eventId: randomUUID(),
    providerId: randomUUID(),
    providerName: 'Nova Sound',
    clientId: randomUUID(),
    clientEmail: 'dana@example.com',
    clientName: 'Dana Reyes',
    eventName: 'Wedding of Dana and Lee',
    eventDate: '2026-06-20',
    timeZone: 'America/New_York',
    status: 'client_accepted',
    version: 1,
    payableCents: 54_950,
    paymentSchedule: defaultPaymentSchedule,
    validUntil: '2026-04-01',
    createdAt: '2026-03-01T15:00:00.000Z',
    sentToClientAt: '2026-03-01T16:00:00.000Z',
    clientAcceptedAt: '2026-03-02T15:00:00.000Z',
    ...differing,
  };
}

/** The snapshot in the message about an event that the client has cancelled. */
export function aCancelledEvent(eventId: string): EventSnapshot {
  return {
    eventId,
    clientId: randomUUID(),
    clientName: 'Dana Reyes',
    clientEmail: 'dana@example.com',
    providerId: randomUUID(),
    name: 'Wedding of Dana and Lee',
    eventCategory: 'Wedding',
    eventDate: '2026-06-20',
    startTime: '17:00',
    venueAddress: '1 Water Street, Brooklyn',
    timeZone: 'America/New_York',
    servicesNeeded: ['DJ'],
    status: 'cancelled',
    sentToProviderAt: '2026-03-01T14:00:00.000Z',
    payableCents: null,
    cancelReason: 'Moving away',
    cancelledBy: 'client',
  };
}

/** The agreement of an accepted quote of $1,000.00: two lines with a sum of $1,050.00, and a discount of $50.00. */
export const agreement: Agreement = {
  lines: [
    {
      ...{ serviceName: 'DJ', serviceDescription: 'Five hours', quantity: 1 },
      ...{ unitPriceCents: 80_000, lineTotalCents: 80_000 },
    },
    {
      ...{ serviceName: 'Uplights', serviceDescription: '', quantity: 10 },
      ...{ unitPriceCents: 2_500, lineTotalCents: 25_000 },
    },
  ],
  discountCents: 5_000,
  providerEmail: 'hello@nova.example',
  providerAddress: '9 Pier Road',
};
