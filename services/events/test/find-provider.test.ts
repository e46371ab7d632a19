import * as clientApi from '@marquee/contracts/client-event-operations';
import { createEvent, listProviderRequests } from '@marquee/contracts/event-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startFakeIdentity } from './support/fake-identity.ts';
import type { FakeIdentity } from './support/fake-identity.ts';
import { anEventRequest } from './support/requests.ts';
import { aProviderSnapshot } from './support/snapshots.ts';
import { aDraft, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let identity: FakeIdentity;
let service: TestService;

beforeAll(async () => {
  identity = await startFakeIdentity();
  service = await startEvents(identity.url);
});

afterAll(async () => {
  await service.stop();
  await identity.stop();
});

function queriesFor(email: string): string[] {
  return identity.queries.filter((query) => query.includes(encodeURIComponent(email)));
}

describe('finding the provider of a new event', () => {
  test('when the provider has just registered, then identity is called once and the answer is stored', async () => {
    const registered = aProviderSnapshot();
    identity.register(registered);
    const body = anEventRequest({ providerEmail: registered.email });

    const first = await service.call(createEvent, { as: aClientCaller(), body });
    const second = await service.call(createEvent, { as: aClientCaller(), body });

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(queriesFor(registered.email)).toHaveLength(1);
  });

  test('when identity returned the provider, then the event reaches the provider’s account', async () => {
    const registered = aProviderSnapshot();
    identity.register(registered);
    const provider = aProviderCaller({ providerId: registered.providerId, email: registered.email });
    const { event } = await aSentRequest(service, {}, { provider });

    const { body: requests } = await service.call(listProviderRequests, { as: provider });

    expect(requests.map(({ id }) => id)).toEqual([event.id]);
  });

  test('when an older message arrives afterwards, then the newer data from identity stays', async () => {
    const registered = aProviderSnapshot();
    identity.register(registered);
    await aDraft(service, { providerEmail: registered.email }, { provider: aProviderCaller() });
    const older = { ...registered, email: 'renamed@nova.example' };

    await service.deliver(providerChanged, older, { aggregateId: older.providerId, aggregateVersion: 2 });
    await aDraft(service, { providerEmail: registered.email }, { provider: aProviderCaller() });

    expect(queriesFor(registered.email)).toHaveLength(1);
  });

  test('when no provider has the email, then the call is rejected and nothing is created', async () => {
    const client = aClientCaller();

    const { status, problem } = await service.call(createEvent, {
      as: client,
      body: anEventRequest({ providerEmail: 'nobody@nova.example' }),
    });
    const { body: events } = await service.call(clientApi.listClientEvents, { as: client });

    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'provider_not_found', message: 'Provider not found' });
    expect(problem.errors).toEqual([{ path: 'providerEmail', message: 'Provider not found' }]);
    expect(events).toEqual([]);
  });

  test('when identity is unavailable, then the answer is 503 and nothing is created', async () => {
    const alone = await startEvents();
    const client = aClientCaller();

    const { status, problem } = await alone.call(createEvent, { as: client, body: anEventRequest() });
    const { body: events } = await alone.call(clientApi.listClientEvents, { as: client });
    await alone.stop();

    expect(status).toBe(503);
    expect(problem.code).toBe('identity_unavailable');
    expect(events).toEqual([]);
  });
});
