import { randomUUID } from 'node:crypto';
import { createClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { aClientCaller, aNewcomer, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aClientEventForm } from './support/requests.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents();
});

afterAll(() => service.stop());

describe('create client event', () => {
  test('when the form is complete, then the answer is a draft without a provider', async () => {
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
  ])('when %s sends the form, then the event belongs to that person', async (_case, caller) => {
    const { status, body } = await service.call(createClientEvent, { as: caller, body: aClientEventForm() });

    const owner = aClientCaller({ id: caller.id, clientId: caller.id });
    const { body: events } = await service.call(listClientEvents, { as: owner });
    expect(status).toBe(201);
    expect(body).toMatchObject({ clientName: 'Dana Reyes', clientEmail: caller.email, providerName: '' });
    expect(events).toEqual([body]);
  });

  test('when the call is repeated with the same idempotency key, then one event exists', async () => {
    const call = { as: aClientCaller(), body: aClientEventForm(), idempotencyKey: randomUUID() };

    const first = await service.call(createClientEvent, call);
    const second = await service.call(createClientEvent, call);
    const { body: events } = await service.call(listClientEvents, { as: call.as });

    expect(second.body).toEqual(first.body);
    expect(events).toHaveLength(1);
  });

  test('when the body is malformed, then each invalid field has an error message', async () => {
    const { status, problem } = await service.call(createClientEvent, {
      as: aClientCaller(),
      body: aClientEventForm({ homeAddress: '', contactEmail: 'dana', eventDate: '2026-02-30' }),
    });

    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: 'eventDate', message: 'Please enter a valid date' },
      { path: 'homeAddress', message: 'Home address is required' },
      { path: 'contactEmail', message: 'Please enter a valid email address: it needs an @' },
    ]);
  });

  test.each([
    ['friend@example.com ', 'friend@example.com'],
    ['friend@example.com\u00a0', 'friend@example.com'],
    [' ', ''],
    ['\u200b', ''],
  ])('when the additional email is %j, then %j is stored', async (additionalContactEmail, kept) => {
    const form = aClientEventForm({ additionalContactEmail });

    const { status, body } = await service.call(createClientEvent, { as: aClientCaller(), body: form });

    expect(status).toBe(201);
    const stored = await service.connection.collection('events').findOne({ _id: body.id as never });
    expect(stored?.alternateContactEmail).toBe(kept);
  });

  test('when a required text has no visible character, then its error message says that the field is required', async () => {
    const unseen = {
      eventName: '\u200b',
      venueAddress: '\u2800',
      contactName: '\u3164',
      homeAddress: '\u034f',
    };

    const { status, problem } = await service.call(createClientEvent, {
      as: aClientCaller(),
      body: aClientEventForm(unseen),
    });

    expect(status).toBe(400);
    expect(problem.errors?.map(({ message }) => message)).toEqual([
      'Event name is required',
      'Venue address is required',
      'Home address is required',
      'Contact name is required',
    ]);
  });

  test('when the date is in the past, then the call is rejected', async () => {
    const { status, problem } = await service.call(createClientEvent, {
      as: aClientCaller(),
      body: aClientEventForm({ eventDate: '2026-03-01' }),
    });

    expect(status).toBe(422);
    expect(problem.code).toBe('event_date_past');
  });
});
