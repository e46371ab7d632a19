import { randomUUID } from 'node:crypto';
import { cancelClientEvent, createClientEvent } from '@marquee/contracts/client-event-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aClientEventForm, anEventRequest } from './support/requests.ts';
import { aDraft, aSentRequest } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;

beforeAll(async () => {
  service = await startEvents(undefined, { DRAFT_EVENT_ACCOUNT_LIMIT: '2' });
});

afterAll(() => service.stop());

describe('a client with the maximum of drafts', () => {
  test('when another draft is created, by either form, then the answer is 409 and says what to do', async () => {
    const client = aClientCaller();
    const { provider } = await aDraft(service, {}, { client });
    await aDraft(service, {}, { client, provider });
    const request = anEventRequest({ providerEmail: provider.email });

    const answers = [
      await service.call(createEvent, { as: client, body: request }),
      await service.call(createClientEvent, { as: client, body: aClientEventForm() }),
    ];

    const message = 'You have 2 events that have not been sent. Send or cancel some first.';
    expect(answers.map(({ status, problem }) => [status, problem.code, problem.message])).toEqual([
      [409, 'too_many_drafts', message],
      [409, 'too_many_drafts', message],
    ]);
  });

  test('when the last creation is repeated with its idempotency key, then the existing draft is returned', async () => {
    const client = aClientCaller();
    await aDraft(service, {}, { client });
    const call = { as: client, body: aClientEventForm(), idempotencyKey: randomUUID() };
    const first = await service.call(createClientEvent, call);
    await service.connection.collection('idempotentCalls').updateMany({}, { $set: { answer: null } });
    service.clock.advance({ minutes: 1 });

    const again = await service.call(createClientEvent, call);

    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });

  test('when one draft is sent and another is cancelled, then a new draft can be created', async () => {
    const client = aClientCaller();
    await aSentRequest(service, {}, { client });
    await aDraft(service, {}, { client });
    const { event } = await aDraft(service, {}, { client });
    await service.call(cancelClientEvent, {
      as: client,
      params: { id: event.id },
      body: { reason: 'Another day' },
    });

    const { status } = await service.call(createClientEvent, { as: client, body: aClientEventForm() });

    expect(status).toBe(201);
  });
});
