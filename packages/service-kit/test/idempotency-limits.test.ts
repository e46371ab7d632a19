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

describe('Idempotency-Key: storage and limits', () => {
  test('when the first attempt was rejected, then the input may be corrected under the same key', async () => {
    const client = aClientCaller();
    const idempotencyKey = randomUUID();
    await service.call(api.createBooking, {
      as: client,
      body: { name: 'forbidden name', seats: 1 },
      idempotencyKey,
    });

    const corrected = await service.call(api.createBooking, {
      as: client,
      body: bookingBody,
      idempotencyKey,
    });

    expect(corrected.status).toBe(201);
  });

  test('when the first attempt created the resource and then lost a race, then the next attempt creates no second resource', async () => {
    const call = { as: aClientCaller(), body: { name: 'raced', seats: 1 }, idempotencyKey: randomUUID() };
    const lost = await service.call(api.createBooking, call);

    const again = await service.call(api.createBooking, call);

    expect([lost.problem.code, again.status]).toEqual(['seat_was_changed', 201]);
    expect((await service.call(api.listBookings, { as: call.as })).body).toHaveLength(1);
  });

  test('when a day has passed, then the key may be used again', async () => {
    const client = aClientCaller();
    const idempotencyKey = randomUUID();
    const first = await service.call(api.createBooking, { as: client, body: bookingBody, idempotencyKey });
    service.clock.advance({ hours: 25 });

    const later = await service.call(api.createBooking, { as: client, body: bookingBody, idempotencyKey });

    expect(later.status).toBe(201);
    expect(later.body.id).not.toBe(first.body.id);
  });

  test('when the response sets a cookie, then the response is not stored, but a repeated call gets the same id', async () => {
    const call = { body: { password: 'S3cret!pass' }, idempotencyKey: randomUUID() };
    const first = await service.call(api.signUp, call);

    const again = await service.call(api.signUp, call);

    expect(again.body).toEqual(first.body);
    expect(again.headers.getSetCookie()).toEqual(['sid=secret']);
    expect(JSON.stringify(await allRecords())).not.toMatch(/sid=secret|S3cret/);
  });

  test('when the response is large, then the response is not stored, but a repeated call gets the same resource', async () => {
    const name = 'n'.repeat(20_000);
    const call = { as: aClientCaller(), body: { name, seats: 1 }, idempotencyKey: randomUUID() };
    const first = await service.call(api.createBooking, call);

    const again = await service.call(api.createBooking, call);

    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await service.call(api.listBookings, { as: call.as })).body).toHaveLength(1);
    expect(JSON.stringify(await allRecords())).not.toContain(name);
  });

  test('when the key is malformed, then the answer is 400', async () => {
    const { status, problem } = await service.call(api.createBooking, {
      as: aClientCaller(),
      body: bookingBody,
      idempotencyKey: 'x'.repeat(201),
    });

    expect([status, problem.code]).toEqual([400, 'invalid_idempotency_key']);
  });

  test('when an account has made all changes permitted in a day, then it gets 429, and another account does not', async () => {
    const narrow = await startBookings({ REPEATABLE_CALL_ACCOUNT_LIMIT: '1' });
    const client = aClientCaller();
    const book = (as = client) =>
      narrow.call(api.createBooking, { as, body: bookingBody, idempotencyKey: randomUUID() });
    await book();

    const refused = await book();
    const other = await book(aClientCaller());

    expect([refused.status, refused.problem.code, other.status]).toEqual([429, 'too_many_calls', 201]);
    expect(refused.problem.message).toContain(
      'You have made as many changes as an account may in a day (1).',
    );
    await narrow.stop();
  });
});

function allRecords(): Promise<object[]> {
  return service.connection.collection('idempotentCalls').find({}).toArray();
}
