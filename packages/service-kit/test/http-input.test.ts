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

describe('route: input', () => {
  test('when the body is valid, then the resource is created and undeclared fields are dropped', async () => {
    const client = aClientCaller();

    const created = await service.call(api.createBooking, {
      as: client,
      body: { ...bookingBody, version: 99, hack: true },
    });

    expect(created).toMatchObject({
      status: 201,
      body: { ...bookingBody, id: expect.any(String) as string },
    });
    const read = await service.call(api.getBooking, { as: client, params: { id: created.body.id } });
    expect(read.body).toEqual(created.body);
  });

  test('when fields are invalid, then the answer is 400, names each field and has the message of the first', async () => {
    const { status, problem } = await service.call(api.createBooking, {
      as: aClientCaller(),
      body: { seats: 0 },
    });

    expect(status).toBe(400);
    expect(problem).toMatchObject({
      code: 'invalid_input',
      message: 'Name is required',
      errors: [
        { path: 'name', message: 'Name is required' },
        { path: 'seats', message: 'At least one seat' },
      ],
    });
  });

  test('when there is no body, then the error has the message of the first missing field', async () => {
    const { status, problem } = await service.call(api.createBooking, { as: aClientCaller() });

    expect([status, problem.message]).toEqual([400, 'Name is required']);
  });

  test.each(['not-an-id', '%E0%A4%A', '..%2f..', `${randomUUID()}x`])(
    'when the id is %s, then the answer is 404',
    async (id) => {
      const token = await service.tokens.tokenFor(aClientCaller(), 'events');

      const response = await service.fetch(`/api/bookings/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });

      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found' });
    },
  );

  test('when the query is invalid, then the answer is 400', async () => {
    const { status, problem } = await service.call(api.listBookings, {
      as: aClientCaller(),
      query: { limit: '0' },
    });

    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe('limit');
  });

  test('when a query has a parameter twice, then the answer is 400', async () => {
    const token = await service.tokens.tokenFor(aClientCaller(), 'events');

    const response = await service.fetch('/api/bookings?limit=1&limit=2', {
      headers: { authorization: `Bearer ${token}` },
    });

    expect(response.status).toBe(400);
  });

  test('when query and body have fields of the same name, then only the body counts', async () => {
    const token = await service.tokens.tokenFor(aClientCaller(), 'events');

    const response = await service.fetch('/api/bookings?name=Other&seats=9', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bookingBody),
    });

    expect(await response.json()).toMatchObject(bookingBody);
  });

  test('when a body sets the prototype or the constructor, then these fields are dropped and no object changes', async () => {
    const token = await service.tokens.tokenFor(aClientCaller(), 'events');

    const response = await service.fetch('/api/bookings', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"name":"A","seats":2}`,
    });

    expect(response.status).toBe(201);
    expect(await response.json()).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('route: signed bodies', () => {
  function send(body: string | undefined, type: string): Promise<Response> {
    const init = { method: 'POST', headers: { 'content-type': type }, ...(body !== undefined && { body }) };
    return service.fetch('/api/webhooks', init);
  }

  test.each([
    { body: '{ "id" :  "1" }\n', type: 'application/json; charset=utf-8' },
    { body: '{ "id" :', type: 'application/json' },
    { body: 'é', type: 'text/plain' },
    { body: undefined, type: 'application/json' },
  ])('when $body arrives as $type, then the handler gets its exact bytes', async ({ body, type }) => {
    const response = await send(body, type);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ bytes: Buffer.from(body ?? '').toString('base64') });
  });

  test('when the body is too large, then the answer is 413', async () => {
    const response = await send('x'.repeat(100 * 1024 + 1), 'application/json');

    expect(response.status).toBe(413);
  });
});
