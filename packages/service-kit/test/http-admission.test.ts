import { accountHeader } from '@marquee/contracts/account-header';
import { aClientCaller, anAdminCaller, aNewcomer, aProviderCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { bookingBody, startBookings } from './start-bookings.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBookings();
});

afterAll(() => service.stop());

describe('route: who may call', () => {
  test('when there is no token, then the answer is 401', async () => {
    const { status, problem, headers } = await service.call(api.createBooking, { body: bookingBody });

    expect(status).toBe(401);
    expect(problem).toMatchObject({ code: 'unauthenticated', message: 'Unauthorized', status: 401 });
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  test.each([
    ['a provider', aProviderCaller()],
    ['an admin', anAdminCaller()],
    ['a caller without a role', aNewcomer()],
  ])('when %s calls a client operation, then the answer is 403', async (_who, caller) => {
    const { status, problem } = await service.call(api.createBooking, { as: caller, body: bookingBody });

    expect(status).toBe(403);
    expect(problem).toMatchObject({ code: 'forbidden', message: 'Access denied. Client login required.' });
  });

  test('when the operation allows any user, then a caller without a role may call it', async () => {
    const { status, body: newest } = await service.call(api.getNewestBooking, { as: aNewcomer() });

    expect([status, newest]).toEqual([200, null]);
  });

  test('when the operation is public but the token is invalid, then the answer is still 401', async () => {
    const { status } = await service.call(api.showPoster, {
      params: { id: 'gala' },
      headers: { authorization: 'Bearer forged' },
    });

    expect(status).toBe(401);
  });

  test('when the record belongs to another client, then the answer is 404', async () => {
    const created = await service.call(api.createBooking, { as: aClientCaller(), body: bookingBody });

    const { status, problem } = await service.call(api.getBooking, {
      as: aClientCaller(),
      params: { id: created.body.id },
    });

    expect(status).toBe(404);
    expect(problem).toMatchObject({ code: 'booking_not_found', message: 'Booking not found' });
  });
});

describe('route: a page that was loaded for another account', () => {
  const own = aClientCaller();

  test('when it writes, then the write is rejected', async () => {
    const { status, problem } = await service.call(api.createBooking, {
      as: own,
      body: bookingBody,
      headers: { [accountHeader]: aClientCaller().id },
    });

    expect([status, problem.code]).toEqual([409, 'another_account']);
  });

  test('when a page was loaded for the account that is signed in, then its write is allowed', async () => {
    const { status } = await service.call(api.createBooking, {
      as: own,
      body: bookingBody,
      headers: { [accountHeader]: own.id },
    });

    expect(status).toBe(201);
  });

  test('when it reads, then the read is allowed', async () => {
    const { status } = await service.call(api.getNewestBooking, {
      as: own,
      headers: { [accountHeader]: aClientCaller().id },
    });

    expect(status).toBe(200);
  });
});

describe('internal routes', () => {
  test('when another service sends the secret, then its call is answered', async () => {
    const { status } = await service.callInternal(api.countBookings);

    expect(status).toBe(200);
  });

  test('when the secret is wrong or missing, then the answer is 401', async () => {
    const wrong = await service.fetch('/internal/bookings/count', {
      headers: { 'x-internal-secret': 'guess' },
    });
    const missing = await service.fetch('/internal/bookings/count');

    expect([wrong.status, missing.status]).toEqual([401, 401]);
  });
});
