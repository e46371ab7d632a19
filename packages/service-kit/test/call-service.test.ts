import type { RequestListener } from 'node:http';
import { callService } from '../src/http/call-service.ts';
import { listen } from '../src/process/listen.ts';
import type { Listening } from '../src/process/listen.ts';
import * as api from './booking-operations.ts';
import { rejectionOf } from '../src/test-kit/refusal-of.ts';

const cause = { requestId: 'request-1', traceparent: null };
let other: Listening | null = null;

afterEach(async () => {
  await other?.close();
  other = null;
});

describe('a call of another service', () => {
  test('when the other service answers, then undeclared fields are dropped, and the other service has received the secret and the request id', async () => {
    const asked: unknown[] = [];
    const baseUrl = await anOtherService((request, response) => {
      asked.push(request.url, request.headers['x-internal-secret'], request.headers['x-request-id']);
      response.end('{"count":3,"more":true}');
    });

    const answer = await callService(api.countBookings, { baseUrl, secret: 'between-us', cause });

    expect(answer).toEqual({ count: 3 });
    expect(asked).toEqual(['/internal/bookings/count', 'between-us', 'request-1']);
  });

  test('when the other service answers 404, then the result is null', async () => {
    const baseUrl = await anOtherService((_request, response) => response.writeHead(404).end('{}'));

    expect(await callService(api.countBookings, { baseUrl, secret: 'x', cause })).toBeNull();
  });

  test('when the other service answers 500, then the error is “unavailable”', async () => {
    const baseUrl = await anOtherService((_request, response) => response.writeHead(500).end('{}'));

    const refusal = await rejectionOf(callService(api.countBookings, { baseUrl, secret: 'x', cause }));

    expect(refusal).toMatchObject({ kind: 'unavailable', code: 'events_unavailable' });
  });

  test.each(['no json', '{"count":"three"}', ''])(
    'when the other service answers %p, then the error is “unavailable”',
    async (text) => {
      const baseUrl = await anOtherService((_request, response) => response.end(text));

      const refusal = await rejectionOf(callService(api.countBookings, { baseUrl, secret: 'x', cause }));

      expect(refusal.kind).toBe('unavailable');
    },
  );

  test('when the other service redirects, then the redirect is not followed, so that no other host gets the secret', async () => {
    const asked: unknown[] = [];
    const baseUrl = await anOtherService((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });

    const refusal = await rejectionOf(callService(api.countBookings, { baseUrl, secret: 'x', cause }));

    expect(refusal.kind).toBe('unavailable');
    expect(asked).toEqual(['/internal/bookings/count']);
  });

  test('when the connection breaks in the middle of the answer, then the error is “unavailable”', async () => {
    const baseUrl = await anOtherService((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"count"', () => response.destroy());
    });

    const refusal = await rejectionOf(callService(api.countBookings, { baseUrl, secret: 'x', cause }));

    expect(refusal.kind).toBe('unavailable');
  });

  test('when the other service does not answer in time or does not run, then the error is “unavailable”', async () => {
    const baseUrl = await anOtherService(() => undefined);
    const signal = AbortSignal.timeout(20);
    const silent = callService(api.countBookings, { baseUrl, secret: 'x', cause, signal });
    const absent = callService(api.countBookings, {
      baseUrl: await anAddressNobodyHas(),
      secret: 'x',
      cause,
    });

    const refusals = await Promise.all([rejectionOf(silent), rejectionOf(absent)]);

    expect(refusals.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable']);
  });
});

async function anOtherService(app: RequestListener): Promise<string> {
  other = await listen(app, { port: 0, host: '127.0.0.1' });
  return other.url;
}

async function anAddressNobodyHas(): Promise<string> {
  const gone = await listen(() => undefined, { port: 0, host: '127.0.0.1' });
  await gone.close();
  return gone.url;
}
