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
    // The literal path; DELETE would match the path with a parameter.
    ['DELETE', '/api/bookings/newest', 'GET, HEAD'],
    ['GET', '/api/sign-ups', 'POST'],
    ['HEAD', '/api/webhooks', 'POST'],
    ['POST', '/livez', 'GET, HEAD'],
    ['OPTIONS', '/readyz', 'GET, HEAD'],
    ['DELETE', '/metrics', 'GET, HEAD'],
  ])('when %s is sent to %s without a token, then 405 allows %s', async (method, path, methods) => {
    const answer = await service.fetch(path, { method });

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, methods]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('when no operation has the path, then 404', async () => {
    expect((await service.fetch('/api/bookings/7/8', { method: 'PUT' })).status).toBe(404);
  });

  test('when it is an internal path, then the secret is checked before the methods', async () => {
    const { status } = await service.callInternal({ ...countBookings, method: 'delete' });
    const without = await service.fetch('/internal/bookings/count', { method: 'DELETE' });

    expect([status, without.status, without.headers.get('allow')]).toEqual([405, 401, null]);
  });

  test('when the operation takes HEAD with GET, then it is answered', async () => {
    expect((await service.fetch('/api/posters/7', { method: 'HEAD' })).status).toBe(200);
  });
});
