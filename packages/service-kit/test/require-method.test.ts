import { randomUUID } from 'node:crypto';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import { countBookings } from './booking-operations.ts';
import { startBookings } from './start-bookings.ts';

let service: TestService;

beforeAll(async () => {
  service = await startBookings();
});

afterAll(() => service.stop());

describe('an undeclared method', () => {
  test.each([
    ['PUT', '/api/bookings', 'GET, HEAD, POST'],
    ['OPTIONS', `/api/bookings/${randomUUID()}`, 'DELETE, GET, HEAD'],
    // The path with a parameter has DELETE, but the literal path, which is more specific, does not.
    ['DELETE', '/api/bookings/newest', 'GET, HEAD'],
    ['GET', '/api/sign-ups', 'POST'],
    ['HEAD', '/api/webhooks', 'POST'],
    ['POST', '/livez', 'GET, HEAD'],
    ['OPTIONS', '/readyz', 'GET, HEAD'],
    ['DELETE', '/metrics', 'GET, HEAD'],
  ])('when %s is sent to %s without a token, then a 405 allows only %s', async (method, path, methods) => {
    const answer = await service.fetch(path, { method });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, methods]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('when no operation has the path, then the answer is 404', async () => {
    expect((await service.fetch('/api/bookings/7/8', { method: 'PUT' })).status).toBe(404);
  });

  test('when the path is internal, then the secret is checked before the method', async () => {
    const { status } = await service.callInternal({ ...countBookings, method: 'delete' });
    const without = await service.fetch('/internal/bookings/count', { method: 'DELETE' });

    expect([status, without.status, without.headers.get('allow')]).toEqual([405, 401, null]);
  });

  test('when HEAD is sent to an operation with GET, then the answer is 200', async () => {
    expect((await service.fetch('/api/posters/7', { method: 'HEAD' })).status).toBe(200);
  });
});
