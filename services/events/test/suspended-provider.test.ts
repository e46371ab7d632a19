import * as clientApi from '@marquee/contracts/client-event-operations';
import { createEvent, listProviderRequests } from '@marquee/contracts/event-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
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

async function deliverProvider(snapshot: ProviderSnapshot, version: number): Promise<void> {
  const arrival = { aggregateId: snapshot.providerId, aggregateVersion: version };
  await service.deliver(providerChanged, snapshot, arrival);
}

async function aDeliveredProvider() {
  const snapshot = aProviderSnapshot();
  const { providerId, email } = snapshot;
  await deliverProvider(snapshot, 1);
  return {
    snapshot,
    provider: aProviderCaller({ providerId, email }),
    suspend: () => deliverProvider({ ...snapshot, suspended: true }, 2),
    reinstate: () => deliverProvider({ ...snapshot, suspended: false }, 3),
  };
}

describe('a suspended provider', () => {
  test('when an event is created for the provider, then the error names the email field and nothing is created', async () => {
    const { snapshot, suspend } = await aDeliveredProvider();
    await suspend();
    const client = aClientCaller();

    const { status, problem } = await service.call(createEvent, {
      as: client,
      body: anEventRequest({ providerEmail: snapshot.email }),
    });

    expect([status, problem.code]).toEqual([422, 'provider_suspended']);
    expect(problem.errors?.[0]?.path).toBe('providerEmail');
    expect((await service.call(clientApi.listClientEvents, { as: client })).body).toEqual([]);
  });

  test('when so far only identity knows the provider, then the call is rejected as well', async () => {
    const snapshot = aProviderSnapshot({ suspended: true });
    identity.register(snapshot);
    const body = anEventRequest({ providerEmail: snapshot.email });

    const { problem } = await service.call(createEvent, { as: aClientCaller(), body });

    expect(problem.code).toBe('provider_suspended');
  });

  test('when a draft is sent to the provider, then the call is rejected until the provider is reinstated', async () => {
    const { provider, suspend, reinstate } = await aDeliveredProvider();
    const { client, event } = await aDraft(service, {}, { provider });
    const send = () => service.call(clientApi.sendEventToProvider, { as: client, params: { id: event.id } });

    await suspend();
    const refused = await send();
    await reinstate();
    const sent = await send();

    expect([refused.status, refused.problem.code]).toEqual([409, 'provider_suspended']);
    expect([sent.status, sent.body.sentToProvider]).toEqual([200, true]);
  });

  test('when a request was sent before the suspension, then it stays and sending it again returns the same answer', async () => {
    const { provider, suspend } = await aDeliveredProvider();
    const { client, event } = await aSentRequest(service, {}, { provider });
    await suspend();

    const again = await service.call(clientApi.sendEventToProvider, {
      as: client,
      params: { id: event.id },
    });

    expect([again.status, again.body]).toEqual([200, event]);
    const requests = await service.call(listProviderRequests, { as: provider });
    expect(requests.body).toEqual([{ ...event, quoteStanding: null, quotedAmount: null }]);
  });
});
