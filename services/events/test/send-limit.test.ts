import { randomUUID } from 'node:crypto';
import { sendEventToProvider } from '@marquee/contracts/client-event-operations';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { aDraft, aSentRequest, read, messageTypesOf } from './support/event-fixtures.ts';
import type { EventFixture } from './support/event-fixtures.ts';
import { startEvents } from './support/start-events.ts';

let service: TestService;
let client: ClientCaller;

beforeAll(async () => {
  service = await startEvents(undefined, { SEND_EVENT_ACCOUNT_LIMIT: '1' });
});

beforeEach(() => {
  client = aClientCaller();
});

afterAll(() => service.stop());

function send({ event }: EventFixture, idempotencyKey: string = randomUUID()) {
  return service.call(sendEventToProvider, { as: client, params: { id: event.id }, idempotencyKey });
}

describe('a client who sends requests to many providers', () => {
  test('when the day’s limit is used up, then the next request is rejected and stays an unpublished draft', async () => {
    await aSentRequest(service, {}, { client });
    const next = await aDraft(service, {}, { client });

    const { status, problem, headers } = await send(next);

    expect([status, problem.code]).toEqual([429, 'too_many_sent']);
    expect(problem.message).toBe(
      'You have sent as many requests as an account may in a day (1). Please try again in 9 hours.',
    );
    expect(headers.get('retry-after')).toBe(String(9 * 3600));
    expect(await read(service, next)).toEqual(next.event);
    expect(await messageTypesOf(service, next)).toEqual([]);
  });

  test('when a sent request is sent again, with its idempotency key or another, then the answer is the same', async () => {
    const fixture = await aDraft(service, {}, { client });
    const key = randomUUID();
    const first = await send(fixture, key);

    const again = [await send(fixture, key), await send(fixture)];

    expect(again.map(({ status, body }) => [status, body])).toEqual([
      [200, first.body],
      [200, first.body],
    ]);
  });

  test('when another client sends a request, then it succeeds', async () => {
    await aSentRequest(service, {}, { client });

    const { event } = await aSentRequest(service);

    expect(event.sentToProvider).toBe(true);
  });

  test('when the day is over, then the rejected request can be sent', async () => {
    await aSentRequest(service, {}, { client });
    const next = await aDraft(service, {}, { client });
    const key = randomUUID();
    const refused = await send(next, key);
    service.clock.advance({ hours: 9 });

    const { status } = await send(next, key);

    expect([refused.status, status]).toEqual([429, 200]);
  });
});
