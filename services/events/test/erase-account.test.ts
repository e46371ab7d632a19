import * as clientApi from '@marquee/contracts/client-event-operations';
import * as api from '@marquee/contracts/event-operations';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { accountErased } from '@marquee/contracts/messages/privacy-messages';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anEventRequest } from './support/requests.ts';
import { aClientSnapshot, aProviderSnapshot } from './support/snapshots.ts';
import {
  aBookedEvent,
  aDraft,
  aSentRequest,
  deliverQuoteAccepted,
  messageTypesOf,
} from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

async function deliverErasure(
  accountId: string,
  role: 'client' | 'provider',
  aggregateVersion = 9,
): Promise<void> {
  const payload = { accountId, role, erasedAt: service.clock.now().toISOString() };
  await service.deliver(accountErased, payload, { aggregateId: accountId, aggregateVersion });
}

async function storedIn(collection: string, id: string): Promise<Record<string, unknown> | null> {
  const found = await service.connection.collection<{ _id: string }>(collection).findOne({ _id: id });
  return found && Object.fromEntries(Object.entries(found).filter(([name]) => name !== 'outbox'));
}

async function readAsProvider({ event, provider }: EventFixture) {
  const { body } = await service.call(api.listProviderEvents, { as: provider });
  return body.find(({ id }) => id === event.id);
}

describe('a client’s deleted account', () => {
  test('when the client has a draft, then it is deleted', async () => {
    const { client, event } = await aDraft(service);

    await deliverErasure(client.clientId, 'client');

    expect(await storedIn('events', event.id)).toBeNull();
  });

  test('when a request is open, then it is cancelled and stored without personal data, and both changes are published', async () => {
    const fixture = await aSentRequest(service);

    await deliverErasure(fixture.client.clientId, 'client');
    await deliverErasure(fixture.client.clientId, 'client');

    expect(await messageTypesOf(service, fixture)).toEqual([
      'events.event.sent.v1',
      'events.event.cancelled.v1',
      'events.event.erased.v1',
    ]);
    expect(await readAsProvider(fixture)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The account was deleted',
      clientName: `Deleted client ${fixture.client.clientId.slice(0, 8)}`,
      clientEmail: '',
    });
    expect(JSON.stringify(await storedIn('events', fixture.event.id))).not.toMatch(
      /Dana|212-555|Water Street|Wedding of/,
    );
  });

  test('when the client typed a category and a service, then both are erased in the stored event and in the message', async () => {
    const fixture = await aSentRequest(service, {
      ...{ eventCategory: 'Other', customEventType: 'Dana’s fortieth' },
      ...{ servicesNeeded: ['DJ', 'Other'], customService: 'Lee’s fire show' },
    });

    await deliverErasure(fixture.client.clientId, 'client');

    expect(await readAsProvider(fixture)).toMatchObject({
      eventCategory: 'Other',
      servicesNeeded: ['DJ', 'Other'],
    });
    const [message] = (await service.published())
      .filter(({ type }) => type === 'events.event.erased.v1')
      .slice(-1);
    expect(JSON.stringify([await storedIn('events', fixture.event.id), message])).not.toMatch(
      /fortieth|fire show/,
    );
  });

  test('when a category or a service is not on the form, then it is erased', async () => {
    const fixture = await aBookedEvent(service, {
      ...{ eventCategory: 'Dana’s fortieth', servicesNeeded: ['DJ', 'Fire show of Lee'] },
      venueAddress: '4 Elm Street, Yonkers',
    });

    await deliverErasure(fixture.client.clientId, 'client');

    expect(await readAsProvider(fixture)).toMatchObject({ eventCategory: 'Other', servicesNeeded: ['DJ'] });
    expect(JSON.stringify(await storedIn('events', fixture.event.id))).not.toMatch(/Dana|Lee|Elm Street/);
  });

  test('when a request was booked before the erasure, then it stays booked without the client’s data', async () => {
    const fixture = await aBookedEvent(service);

    await deliverErasure(fixture.client.clientId, 'client');

    const { eventDate, totalAmount } = fixture.event;
    expect(await readAsProvider(fixture)).toMatchObject({
      ...{ status: 'booked', eventDate, venueAddress: '', totalAmount },
      ...{ name: 'Event of a deleted client', keyContactName: '', keyContactPhone: '' },
    });
  });

  test('when the acceptance arrives after the erasure, then the event stays cancelled and no name is restored', async () => {
    const fixture = await aSentRequest(service);
    await deliverErasure(fixture.client.clientId, 'client');

    await deliverQuoteAccepted(service, fixture);

    expect(await readAsProvider(fixture)).toMatchObject({ status: 'cancelled', keyContactName: '' });
    expect(await service.deadLetters()).toEqual([]);
  });

  test('when an older message about the client arrives late, then it restores nothing', async () => {
    const client = aClientSnapshot();
    await deliverErasure(client.clientId, 'client', 3);

    await service.deliver(clientChanged, client, { aggregateId: client.clientId, aggregateVersion: 2 });

    expect(await storedIn('clientProjection', client.clientId)).toMatchObject({ email: '', phone: '' });
  });

  test('when the client’s token is still used to create a draft, then the call is rejected and nothing is stored', async () => {
    const fixture = await aDraft(service);
    await deliverErasure(fixture.client.clientId, 'client');

    const { status } = await service.call(api.createEvent, {
      as: fixture.client,
      body: anEventRequest({ providerEmail: fixture.provider.email }),
    });

    expect(status).toBe(401);
    expect((await service.call(clientApi.listClientEvents, { as: fixture.client })).body).toEqual([]);
  });
});

describe('a provider’s deleted account', () => {
  test('when a draft is addressed to the provider, then it can be addressed to another provider', async () => {
    const { client, provider, event } = await aDraft(service);

    await deliverErasure(provider.providerId, 'provider');

    const { body } = await service.call(clientApi.getClientEvent, { as: client, params: { id: event.id } });
    expect(body).toMatchObject({ providerEmail: '', providerName: '', keyContactName: 'Dana Reyes' });
  });

  test('when a request is open, then it is cancelled by the provider and keeps the client’s texts', async () => {
    const { client, provider, event } = await aSentRequest(service);

    await deliverErasure(provider.providerId, 'provider');

    const { body } = await service.call(clientApi.getClientEvent, { as: client, params: { id: event.id } });
    expect(body).toMatchObject({
      ...{ status: 'cancelled', cancelledBy: 'provider', keyContactName: 'Dana Reyes' },
      ...{ providerEmail: '', providerName: `Deleted provider ${provider.providerId.slice(0, 8)}` },
    });
  });

  test('when an older message about the provider arrives late, then the email address still finds no provider', async () => {
    const provider = aProviderSnapshot();
    await deliverErasure(provider.providerId, 'provider', 3);

    await service.deliver(providerChanged, provider, {
      aggregateId: provider.providerId,
      aggregateVersion: 2,
    });

    expect(await storedIn('providerProjection', provider.providerId)).toMatchObject({
      ...{ email: '', emailKey: '', phone: '' },
    });
  });
});
