import { randomUUID } from 'node:crypto';
import { eventSent } from '@marquee/contracts/messages/event-messages';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { Quotes } from './start-quotes.ts';

export type Request = { event: EventSnapshot; client: ClientCaller; provider: ProviderCaller };

export function anEvent(overrides: Partial<EventSnapshot> = {}): EventSnapshot {
  return {
    eventId: randomUUID(),
    clientId: randomUUID(),
    clientName: 'Amara Okafor',
    clientEmail: 'amara@example.com',
    providerId: randomUUID(),
    name: 'Okafor Wedding',
    eventCategory: 'Wedding',
    eventDate: '2026-09-12',
    startTime: '18:00',
    venueAddress: 'Harbour Hall, 1 Quay Street',
    timeZone: 'America/New_York',
    servicesNeeded: ['DJ'],
    status: 'inquiry',
    sentToProviderAt: '2026-03-01T12:00:00.000Z',
    payableCents: null,
    cancelReason: '',
    cancelledBy: null,
    ...overrides,
  };
}

/** Delivers a client's request as the events service publishes it. */
export async function aRequest(quotes: Quotes, overrides: Partial<EventSnapshot> = {}): Promise<Request> {
  const client = aClientCaller();
  const provider = aProviderCaller();
  const { clientId, email: clientEmail } = client;
  const event = anEvent({ clientId, clientEmail, providerId: provider.providerId, ...overrides });
  await quotes.deliver(eventSent, event, { aggregateId: event.eventId, aggregateVersion: 2 });
  return { event, client, provider: { ...provider, providerId: event.providerId } };
}
