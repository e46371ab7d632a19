import { aClientCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { startBookings } from './start-bookings.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBookings();
});

afterAll(() => service.stop());

describe('http app: bodies', () => {
  test('when the body is larger than 100 kB, then the answer is 413', async () => {
    const { status, problem } = await service.call(api.createBooking, {
      as: aClientCaller(),
      body: { name: 'x'.repeat(110_000), seats: 1 },
    });

    expect(status).toBe(413);
    expect(problem.code).toBe('body_too_large');
  });

  test.each(['{"name":', '"text"', '42', '[1,'])(
    'when the JSON is %s, then the answer is 400 with errors',
    async (text) => {
      const response = await post(text, 'application/json');

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'malformed_body', errors: [{ path: '' }] });
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'when the content type is %s, then the answer is 415',
    async (contentType) => {
      const response = await post('{"name":"a","seats":1}', contentType);

      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported_content_type' });
    },
  );

  test('when the body claims to be compressed, then the request is rejected', async () => {
    const response = await post('{"name":"a","seats":1}', 'application/json', { 'content-encoding': 'gzip' });

    expect(response.status).toBe(400);
  });
});

describe('http app: answers', () => {
  test('when the path is unknown, then the answer is a 404 problem with the request id', async () => {
    const response = await service.fetch('/api/nowhere', { headers: { 'x-request-id': 'from-the-gateway' } });

    expect(response.status).toBe(404);
    expect(response.headers.get('x-request-id')).toBe('from-the-gateway');
    expect(await response.json()).toMatchObject({
      code: 'not_found',
      requestId: 'from-the-gateway',
      title: 'Not found',
    });
  });

  test('when the request id is malformed, then a new id replaces it', async () => {
    const response = await service.fetch('/api/nowhere', { headers: { 'x-request-id': 'a b<script>' } });

    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('when the handler throws an unexpected error, then the answer is a 500 without details', async () => {
    const { status, problem } = await service.call(api.createBooking, {
      as: aClientCaller(),
      body: { name: 'bug', seats: 1 },
    });

    expect(status).toBe(500);
    expect(JSON.stringify(problem)).not.toMatch(/ada|stack|mentions/);
  });
});

describe('http app: health', () => {
  test('when every dependency is available, then the service is live and ready', async () => {
    const live = await service.fetch('/livez');
    const ready = await service.fetch('/readyz');

    expect([live.status, ready.status]).toEqual([200, 200]);
    expect(await ready.json()).toEqual({ status: 'ready', failing: [], degraded: [] });
  });
});

async function post(
  text: string,
  contentType: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const token = await service.tokens.tokenFor(aClientCaller(), 'events');
  return service.fetch('/api/bookings', {
    method: 'POST',
    body: text,
    headers: { 'content-type': contentType, authorization: `Bearer ${token}`, ...headers },
  });
}
