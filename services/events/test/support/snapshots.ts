import { randomUUID } from 'node:crypto';
import type { ClientSnapshot, ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';

export function aProviderSnapshot(differing: Partial<ProviderSnapshot> = {}): ProviderSnapshot {
  const providerId = randomUUID();
  return {
    providerId,
    email: `${providerId.slice(0, 8)}@nova.example`,
    emailVerified: true,
    businessName: 'Nova Sound',
    fullName: 'Nova Ellis',
    businessDescription: '',
    serviceTypes: ['DJ Services'],
    phone: '212-555-0150',
    address: '',
    suspended: false,
    ...differing,
  };
}

export function aClientSnapshot(differing: Partial<ClientSnapshot> = {}): ClientSnapshot {
  const clientId = randomUUID();
  return {
    clientId,
    email: `${clientId.slice(0, 8)}@example.com`,
    emailVerified: true,
    name: 'Dana Reyes',
    phone: '212-555-0100',
    ...differing,
  };
}

export function aQuoteSnapshot(differing: Partial<QuoteSnapshot> = {}): QuoteSnapshot {
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
    status: 'draft',
    version: 0,
    payableCents: 54_950,
    paymentSchedule: defaultPaymentSchedule,
    validUntil: null,
    createdAt: '2026-03-02T15:00:00.000Z',
    sentToClientAt: null,
    clientAcceptedAt: null,
    ...differing,
  };
}
