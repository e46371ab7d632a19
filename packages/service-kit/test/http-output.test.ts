import { randomUUID } from 'node:crypto';
import type { ClientCaller } from '../src/auth/caller.ts';
import { aClientCaller } from '../src/test-kit/callers.ts';
import { countDamaged } from '../src/test-kit/damaged-records.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { bookingBody, startBookings } from './start-bookings.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBookings();
});

afterAll(() => service.stop());

async function aBookingOf(client: ClientCaller): Promise<string> {
  return (await service.call(api.createBooking, { as: client, body: bookingBody })).body.id;
}

describe('route: output', () => {
  test('when the handler adds headers, then the headers are sent, and undeclared fields are not', async () => {
    const { body: poster, headers } = await service.call(api.showPoster, { params: { id: 'gala' } });

    expect(poster).toEqual({ title: 'Gala' });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('when the response violates the contract, then the answer is 500 and contains nothing of the response', async () => {
    const { status, problem } = await service.call(api.showPoster, { params: { id: 'broken' } });

    expect(status).toBe(500);
    expect(problem).toMatchObject({ code: 'internal_error', title: 'Internal error' });
    expect(JSON.stringify(problem)).not.toContain('title":42');
  });

  test('when the handler redirects, then the answer has the location and every cookie', async () => {
    const { status, headers } = await service.call(api.goElsewhere);

    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/auth?returnTo=%2F');
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('when the handler returns a file, then the file is sent with its name and type', async () => {
    const { status, headers, body } = await service.call(api.printPoster, { params: { id: 'gala' } });

    expect([status, body]).toEqual([200, 'Gala\nSaturday\n']);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename=poster.txt');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('when a file fails before its first byte, then the answer is that of any failed call', async () => {
    const { status, headers, problem } = await service.call(api.printPoster, { params: { id: 'bug' } });

    expect([status, problem.code]).toEqual([500, 'internal_error']);
    expect(headers.has('content-disposition')).toBe(false);
  });

  test('when a file fails in the middle, then the connection is aborted', async () => {
    const half = service.call(api.printPoster, { params: { id: 'half a bug' } });

    await expect(half).rejects.toThrow('terminated');
  });

  test('when the operation has no response body, then the answer is 204', async () => {
    const { status, body: nothing } = await service.call(api.deleteBooking, {
      as: aClientCaller(),
      params: { id: randomUUID() },
    });

    expect([status, nothing]).toEqual([204, undefined]);
  });

  test.each([
    ['one row', 1, 200],
    ['every row', 2, 500],
  ])(
    'when %s of a list violates the contract, then %s damaged records are counted and the answer is %s',
    async (_rows, count, expected) => {
      const client = aClientCaller();
      const ids = [await aBookingOf(client), await aBookingOf(client)];
      const stored = service.connection.collection<{ _id: string }>('bookings');
      await stored.updateMany({ _id: { $in: ids.slice(0, count) } }, { $set: { seats: 'many' } });
      const before = await countDamaged(service);

      const { status } = await service.call(api.listBookings, { as: client });

      expect([status, await countDamaged(service)]).toEqual([expected, before + count]);
    },
  );

  test('when a list has more pages, then the headers state the total, the cap and the next page', async () => {
    const client = aClientCaller();
    await aBookingOf(client);
    await aBookingOf(client);

    const page = await service.call(api.listBookings, { as: client, query: { limit: '1' } });

    const last = page.body[0]?.id ?? '';
    expect(page.body).toHaveLength(1);
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.headers.get('x-list-cap')).toBe('200');
    expect(page.headers.get('link')).toBe(`</api/bookings?limit=1&after=${last}>; rel="next"`);
  });
});
