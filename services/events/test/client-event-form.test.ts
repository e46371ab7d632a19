import { randomUUID } from 'node:crypto';
import { createClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { aClientCaller, aNewcomer, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aClientEventForm } from './kit/requests.ts';
import { startEvents } from './kit/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('create client event', () => {
  test('when the form is whole, then a draft without a provider is answered', async () => {
    const form = aClientEventForm({ additionalContactPhone: '212-555-0111', guestOfHonorNames: 'Sam' });

    const { status, body } = await service.call(createClientEvent, { as: aClientCaller(), body: form });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Graduation of Sam',
      eventType: 'Graduation',
      providerEmail: '',
      keyContactName: 'Dana Reyes',
      keyContactPhone: '212-555-0100',
      alternatePhone: '212-555-0111',
      homeAddress: '4 Elm Street, Yonkers',
      guestOfHonorNames: 'Sam',
      guestCount: null,
      duration: null,
      servicesNeeded: [],
    });
  });

  test.each([
    ['a provider', aProviderCaller()],
    ['somebody without a role', aNewcomer()],
  ])('when %s fills it in, then the event is their own', async (_case, caller) => {
    const { status, body } = await service.call(createClientEvent, { as: caller, body: aClientEventForm() });

    const owner = aClientCaller({ id: caller.id, clientId: caller.id });
    const { body: events } = await service.call(listClientEvents, { as: owner });
    expect(status).toBe(201);
    expect(body).toMatchObject({ clientName: 'Dana Reyes', clientEmail: caller.email, providerName: '' });
    expect(events).toEqual([body]);
  });

  test('when it is repeated with its key, then there is one event', async () => {
    const call = { as: aClientCaller(), body: aClientEventForm(), idempotencyKey: randomUUID() };

    const first = await service.call(createClientEvent, call);
    const second = await service.call(createClientEvent, call);
    const { body: events } = await service.call(listClientEvents, { as: call.as });

    expect(second.body).toEqual(first.body);
    expect(events).toHaveLength(1);
  });

  test('when the body is malformed, then each field says why', async () => {
    const { status, problem } = await service.call(createClientEvent, {
      as: aClientCaller(),
      body: aClientEventForm({ homeAddress: '', contactEmail: 'dana', eventDate: '2026-02-30' }),
    });

    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: 'eventDate', message: 'Please enter a valid date' },
      { path: 'homeAddress', message: 'Home address is required' },
      { path: 'contactEmail', message: 'Please enter a valid email address' },
    ]);
  });

  test('when the date is past, then it is refused', async () => {
    const { status, problem } = await service.call(createClientEvent, {
      as: aClientCaller(),
      body: aClientEventForm({ eventDate: '2026-03-01' }),
    });

    expect(status).toBe(422);
    expect(problem.code).toBe('event_date_past');
  });
});
