import { randomUUID } from 'node:crypto';
import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import type { EventRequest } from '@marquee/contracts/event-requests';
import type { EventView } from '@marquee/contracts/events';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { quoteAccepted, quoteArchived, quoteCreated } from '@marquee/contracts/messages/quote-messages';
import type { ClientCaller, ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anEventRequest } from './requests.ts';
import { aProviderSnapshot, aQuoteSnapshot } from './snapshots.ts';

/** An event with its client and its provider. */
export type EventFixture = { client: ClientCaller; provider: ProviderCaller; event: EventView };

/** A provider about whom the events service has received a message. */
export async function aKnownProvider(service: TestService): Promise<ProviderCaller> {
  const snapshot = aProviderSnapshot();
  await service.deliver(providerChanged, snapshot, { aggregateId: snapshot.providerId });
  return aProviderCaller({ providerId: snapshot.providerId, email: snapshot.email });
}

export async function aDraft(
  service: TestService,
  request: Partial<EventRequest> = {},
  parties: Partial<EventFixture> = {},
): Promise<EventFixture> {
  const { client = aClientCaller(), provider = await aKnownProvider(service) } = parties;
  const { body: event } = await service.call(api.createEvent, {
    as: client,
    body: anEventRequest({ providerEmail: provider.email, ...request }),
  });
  return { client, provider, event };
}

export async function aSentRequest(
  service: TestService,
  request: Partial<EventRequest> = {},
  parties: Partial<EventFixture> = {},
): Promise<EventFixture> {
  const fixture = await aDraft(service, request, parties);
  const { body: event } = await service.call(clientApi.sendEventToProvider, {
    as: fixture.client,
    params: { id: fixture.event.id },
  });
  return { ...fixture, event };
}

export async function aBookedEvent(
  service: TestService,
  request: Partial<EventRequest> = {},
  parties: Partial<EventFixture> = {},
): Promise<EventFixture> {
  const fixture = await aSentRequest(service, request, parties);
  await deliverQuoteAccepted(service, fixture);
  return { ...fixture, event: await read(service, fixture) };
}

export async function deliverQuoteCreated(
  service: TestService,
  { event, provider }: EventFixture,
  quoteId: string = randomUUID(),
): Promise<void> {
  const snapshot = aQuoteSnapshot({ quoteId, eventId: event.id, providerId: provider.providerId });
  await service.deliver(quoteCreated, snapshot, { aggregateId: quoteId });
}

export async function deliverQuoteArchived(
  service: TestService,
  { event, provider }: EventFixture,
  quoteId: string,
): Promise<void> {
  const snapshot = aQuoteSnapshot({
    quoteId,
    eventId: event.id,
    providerId: provider.providerId,
    status: 'archived',
  });
  await service.deliver(quoteArchived, snapshot, { aggregateId: quoteId, aggregateVersion: 5 });
}

export async function deliverQuoteAccepted(
  service: TestService,
  { event, provider }: EventFixture,
  quoteId: string = randomUUID(),
): Promise<void> {
  const snapshot = aQuoteSnapshot({
    quoteId,
    eventId: event.id,
    providerId: provider.providerId,
    status: 'client_accepted',
    clientAcceptedAt: '2026-03-02T14:59:58.000Z',
  });
  await service.deliver(quoteAccepted, snapshot, { aggregateId: quoteId, aggregateVersion: 4 });
}

/** The event as its client reads it now. */
export async function read(service: TestService, { client, event }: EventFixture): Promise<EventView> {
  const { body } = await service.call(clientApi.getClientEvent, { as: client, params: { id: event.id } });
  return body;
}

/** The event as the provider reads it while the events service knows no quote. */
export function toProviderView(event: EventView): EventView {
  return { ...event, quotedAmount: null, quoteStanding: null };
}

/** The types of the published messages about an event, in order. */
export async function messageTypesOf(service: TestService, { event }: EventFixture): Promise<string[]> {
  const messages = await service.published();
  return messages.filter(({ aggregateId }) => aggregateId === event.id).map(({ type }) => type);
}
