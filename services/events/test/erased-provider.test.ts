import * as clientApi from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startFakeIdentity } from './support/fake-identity.ts';
import type { FakeIdentity } from './support/fake-identity.ts';
import { aClientEventForm, anEventRequest, anEventUpdate } from './support/requests.ts';
import { aProviderSnapshot } from './support/snapshots.ts';
import { aDraft } from './support/event-fixtures.ts';
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

/** Makes identity return the provider after the message about the provider's erasure has arrived. */
function aProviderBeingErased(): { email: string } {
  const snapshot = aProviderSnapshot();
  const { providerId, email } = snapshot;
  identity.register(snapshot);
  identity.beforeAnswering(async () => {
    const payload = {
      accountId: providerId,
      role: 'provider',
      erasedAt: '2026-03-02T15:00:00.000Z',
    } as const;
    await service.deliver(accountErased, payload, { aggregateId: providerId, aggregateVersion: 9 });
  });
  return { email };
}

async function eventsOf(client: ClientCaller) {
  return (await service.call(clientApi.listClientEvents, { as: client })).body;
}

describe('a provider who deletes the account at the same moment', () => {
  test('when an event is being created for the provider, then the error names the email field and nothing is stored', async () => {
    const client = aClientCaller();
    const { email } = aProviderBeingErased();

    const { status, problem } = await service.call(createEvent, {
      as: client,
      body: anEventRequest({ providerEmail: email }),
    });

    expect([status, problem.code]).toEqual([422, 'provider_not_found']);
    expect(problem.errors?.[0]?.path).toBe('providerEmail');
    expect(await eventsOf(client)).toEqual([]);
  });

  test('when a draft is being addressed to the provider, then the edit is rejected and the draft can be addressed to another', async () => {
    const client = aClientCaller();
    const { body: draft } = await service.call(clientApi.createClientEvent, {
      as: client,
      body: aClientEventForm(),
    });
    const { email } = aProviderBeingErased();

    const { status, problem } = await service.call(clientApi.updateClientEvent, {
      as: client,
      params: { id: draft.id },
      body: anEventUpdate({ providerEmail: email }),
    });

    expect([status, problem.code]).toEqual([422, 'provider_not_found']);
    expect(await eventsOf(client)).toMatchObject([{ id: draft.id, providerEmail: '', providerName: '' }]);
  });

  test('when a draft is sent before the erasure has removed its provider, then sending is rejected', async () => {
    const { client, provider, event } = await aDraft(service);
    await service.connection
      .collection<{ _id: string }>('providerProjection')
      .updateOne({ _id: provider.providerId }, { $set: { isErased: true } });

    const { status, problem } = await service.call(clientApi.sendEventToProvider, {
      as: client,
      params: { id: event.id },
    });

    expect([status, problem.code]).toEqual([409, 'provider_is_gone']);
    expect(await eventsOf(client)).toMatchObject([{ id: event.id, sentToProvider: false }]);
  });
});
