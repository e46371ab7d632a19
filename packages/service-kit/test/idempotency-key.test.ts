import { randomUUID } from 'node:crypto';
import { aClientCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { bookingBody, startBookings } from './start-bookings.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBookings();
});

afterAll(() => service.stop());

describe('Idempotency-Key', () => {
  test('when a POST is repeated, then the first response is returned and no second resource is created', async () => {
    const client = aClientCaller();
    const idempotencyKey = randomUUID();
    const first = await service.call(api.createBooking, { as: client, body: bookingBody, idempotencyKey });

    const again = await service.call(api.createBooking, { as: client, body: bookingBody, idempotencyKey });

    expect([again.status, again.body]).toEqual([201, first.body]);
    const list = await service.call(api.listBookings, { as: client });
    expect(list.body).toHaveLength(1);
  });

  test('when 20 calls with the same key arrive at once, then one call creates the resource, and the others get the same response or `request_in_flight`', async () => {
    const client = aClientCaller();
    const idempotencyKey = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        service.call(api.createBooking, { as: client, body: bookingBody, idempotencyKey }),
      ),
    );

    const ids = answers.filter(({ status }) => status === 201).map(({ body: { id } }) => id);
    const waiting = answers.filter(({ status }) => status !== 201);
    expect(new Set(ids).size).toBe(1);
    expect(waiting.every(({ problem, headers }) => isInFlight(problem.code, headers))).toBe(true);
    const list = await service.call(api.listBookings, { as: client });
    expect(list.body).toHaveLength(1);
  });

  test('when the key is used for another body, then the answer is 422', async () => {
    const client = aClientCaller();
    const idempotencyKey = randomUUID();
    await service.call(api.createBooking, { as: client, body: bookingBody, idempotencyKey });

    const other = await service.call(api.createBooking, {
      as: client,
      body: { ...bookingBody, seats: 5 },
      idempotencyKey,
    });

    expect([other.status, other.problem.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('when another account uses the same key, then that account creates its own resource', async () => {
    const idempotencyKey = randomUUID();
    const one = await service.call(api.createBooking, {
      as: aClientCaller(),
      body: bookingBody,
      idempotencyKey,
    });

    const other = await service.call(api.createBooking, {
      as: aClientCaller(),
      body: bookingBody,
      idempotencyKey,
    });

    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(one.body.id);
  });
});

function isInFlight(code: string, headers: Headers): boolean {
  return code === 'request_in_flight' && headers.get('retry-after') === '1';
}
