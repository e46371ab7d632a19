import { randomUUID } from 'node:crypto';

import type { Envelope } from '@marquee/contracts/message';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import type { QuoteSnapshot } from '@marquee/contracts/messages/quote-messages';
import { defaultPaymentSchedule } from '@marquee/contracts/payment-schedule';

const at = '2026-03-02T15:00:00.000Z';

export function aProviderEnvelope(): Envelope<ProviderSnapshot> {
  const providerId = randomUUID();
  return {
    id: randomUUID(),
    type: providerChanged.type,
    aggregateId: providerId,
    aggregateVersion: 1,
    traceparent: null,
    requestId: randomUUID(),
    actor: 'system',
    at,
    payload: {
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
    },
  };
}

export function aQuoteSnapshot(): QuoteSnapshot {
  return {
    quoteId: randomUUID(),
    eventId: randomUUID(),
    providerId: randomUUID(),
    providerName: 'Nova Sound',
    clientId: randomUUID(),
    clientEmail: 'amara@okafor.example',
    clientName: 'Amara Okafor',
    eventName: 'Wedding of Amara and Jonah',
    eventDate: '2026-06-20',
    timeZone: 'America/New_York',
    status: 'client_accepted',
    version: 1,
    payableCents: 54_950,
    paymentSchedule: defaultPaymentSchedule,
    validUntil: null,
    createdAt: at,
    sentToClientAt: at,
    clientAcceptedAt: at,
  };
}
