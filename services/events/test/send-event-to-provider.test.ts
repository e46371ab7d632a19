import { createClientEvent, sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { listProviderRequests } from '@marquee/contracts/event-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aClientEventForm } from './support/requests.ts';
import { aProviderSnapshot } from './support/snapshots.ts';
import { aDraft, read, messageTypesOf } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

function send({ client, event }: Pick<EventFixture, 'client' | 'event'>) {
  return service.call(sendEventToProvider, { as: client, params: { id: event.id } });
}

describe('send event to provider', () => {
  test('when the event is a draft, then its provider receives it and the whole snapshot is published', async () => {
    const fixture = await aDraft(service);

    const { status, body } = await send(fixture);
    const { body: requests } = await service.call(listProviderRequests, { as: fixture.provider });
    const [message] = (await service.published()).filter(({ aggregateId }) => aggregateId === body.id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ sentToProvider: true, sentToProviderAt: '2026-03-02T15:00:00.000Z' });
    expect(requests).toEqual([{ ...body, quoteStanding: null, quotedAmount: null }]);
    expect(message).toMatchObject({ type: 'events.event.sent.v1', aggregateVersion: 2 });
    expect(message?.payload).toEqual({
      eventId: body.id,
      clientId: fixture.client.clientId,
      clientName: fixture.client.email,
      clientEmail: fixture.client.email,
      providerId: fixture.provider.providerId,
      name: 'Wedding of Dana and Lee',
      eventCategory: 'Wedding',
      eventDate: '2026-06-20',
      startTime: '17:00',
      venueAddress: '1 Water Street, Brooklyn',
      timeZone: 'America/New_York',
      servicesNeeded: ['DJ', 'Lighting'],
      status: 'inquiry',
      sentToProviderAt: '2026-03-02T15:00:00.000Z',
      payableCents: null,
      totalCents: null,
      cancelReason: '',
      cancelledBy: null,
    });
  });

  test('when the provider has changed name since the draft, then the event has the new name', async () => {
    const snapshot = aProviderSnapshot();
    const provider = aProviderCaller({ providerId: snapshot.providerId, email: snapshot.email });
    const arrival = { aggregateId: snapshot.providerId };
    await service.deliver(providerChanged, snapshot, arrival);
    const fixture = await aDraft(service, {}, { provider });
    const renamed = { ...snapshot, businessName: '' };
    await service.deliver(providerChanged, renamed, { ...arrival, aggregateVersion: 2 });

    const { body } = await send(fixture);

    expect([fixture.event.providerName, body.providerName]).toEqual(['Nova Sound', 'Nova Ellis']);
  });

  test('when the call is repeated, then the answer is the same and the event is published once', async () => {
    const fixture = await aDraft(service);

    const first = await send(fixture);
    const second = await send(fixture);

    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await messageTypesOf(service, fixture)).toEqual(['events.event.sent.v1']);
  });

  test('when twenty calls send the event at once, then all succeed and the event is published once', async () => {
    const fixture = await aDraft(service);

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(fixture)));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await messageTypesOf(service, fixture)).toEqual(['events.event.sent.v1']);
  });

  test('when the draft has no provider, then the call is rejected and the event is unchanged', async () => {
    const client = aClientCaller();
    const { body: event } = await service.call(createClientEvent, { as: client, body: aClientEventForm() });

    const { status, problem } = await send({ client, event });

    expect(status).toBe(409);
    expect(problem.code).toBe('event_has_no_provider');
  });

  test('when another client sends the event, then the answer is 404 and the event stays a draft', async () => {
    const fixture = await aDraft(service);

    const { status } = await send({ ...fixture, client: aClientCaller() });

    expect(status).toBe(404);
    expect(await read(service, fixture)).toEqual(fixture.event);
  });
});
