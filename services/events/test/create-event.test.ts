import { randomUUID } from 'node:crypto';
import * as clientApi from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { anEventRequest } from './support/requests.ts';
import { aClientSnapshot } from './support/snapshots.ts';
import { aDraft, aKnownProvider, messageTypesOf } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('create event', () => {
  test('when the provider is known, then the answer is a draft with the given fields', async () => {
    const client = aClientCaller();
    const provider = await aKnownProvider(service);
    const request = anEventRequest({ providerEmail: provider.email.toUpperCase(), comments: 'Red roses' });

    const { status, body } = await service.call(createEvent, { as: client, body: request });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...request,
      status: 'inquiry',
      sentToProvider: false,
      eventType: 'Wedding',
    });
    expect(body).toMatchObject({ totalAmount: null, timeZone: 'America/New_York', alternatePhone: '' });
  });

  test('when an event was created, then its client can read it and no message is published', async () => {
    const fixture = await aDraft(service);

    const { body } = await service.call(clientApi.getClientEvent, {
      as: fixture.client,
      params: { id: fixture.event.id },
    });

    expect(body).toEqual(fixture.event);
    expect(await messageTypesOf(service, fixture)).toEqual([]);
  });

  test('when the client is known, then the event has the client’s name and email', async () => {
    const known = aClientSnapshot({ name: 'Dana Reyes', email: 'Dana.Known@example.com' });
    await service.deliver(clientChanged, known, { aggregateId: known.clientId });
    const client = aClientCaller({ clientId: known.clientId, email: known.email });

    const { event } = await aDraft(service, {}, { client });

    expect(event.client).toEqual({ name: 'Dana Reyes', email: 'Dana.Known@example.com' });
    expect(event).toMatchObject({ clientName: 'Dana Reyes', clientEmail: 'Dana.Known@example.com' });
  });

  test('when the message about the client has not arrived yet, then name and email are the email in the token', async () => {
    const { client, event } = await aDraft(service);

    expect(event.client).toEqual({ name: client.email, email: client.email });
  });

  test('when the body has undeclared fields, then they are ignored', async () => {
    const provider = await aKnownProvider(service);
    const intruding = { id: randomUUID(), status: 'booked', payableCents: 1, providerId: randomUUID() };

    const { status, body } = await service.call(createEvent, {
      as: aClientCaller(),
      body: { ...anEventRequest({ providerEmail: provider.email }), ...intruding },
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'inquiry', totalAmount: null });
    expect(body.id).not.toBe(intruding.id);
  });

  test('when the call is repeated with the same idempotency key, then one event exists', async () => {
    const client = aClientCaller();
    const { email } = await aKnownProvider(service);
    const call = { as: client, body: anEventRequest({ providerEmail: email }), idempotencyKey: randomUUID() };

    const first = await service.call(createEvent, call);
    const second = await service.call(createEvent, call);
    const { body: events } = await service.call(clientApi.listClientEvents, { as: client });

    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(events.map(({ id }) => id)).toEqual([first.body.id]);
  });

  test('when the body is malformed, then each invalid field has an error message and nothing is created', async () => {
    const client = aClientCaller();

    const { status, problem } = await service.call(createEvent, {
      as: client,
      body: anEventRequest({ name: ' ', keyContactPhone: '12345', guestCount: 0 }),
    });
    const { body: events } = await service.call(clientApi.listClientEvents, { as: client });

    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: 'name', message: 'Event name is required' },
      { path: 'keyContactPhone', message: 'Valid phone number is required' },
      { path: 'guestCount', message: 'Guest count is required' },
    ]);
    expect(events).toEqual([]);
  });

  test('when the date is in the past, then the error names that field', async () => {
    const { email } = await aKnownProvider(service);

    const { status, problem } = await service.call(createEvent, {
      as: aClientCaller(),
      body: anEventRequest({ providerEmail: email, eventDate: '2026-03-01' }),
    });

    expect(status).toBe(422);
    expect(problem.message).toBe('Event date must be in the future');
    expect(problem.errors).toEqual([{ path: 'eventDate', message: 'Event date must be in the future' }]);
  });

  test('when a provider creates an event, then the answer is 403', async () => {
    const { status } = await service.call(createEvent, { as: aProviderCaller(), body: anEventRequest() });

    expect(status).toBe(403);
  });
});
