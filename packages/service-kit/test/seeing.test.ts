import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { aClientCaller } from '../src/test-kit/callers.ts';
import * as api from './booking-operations.ts';
import { bookingNamed } from './bookings.ts';
import { startSeenBookings } from './seen-bookings.ts';
import type { SeenBookings } from './seen-bookings.ts';
import { bookingBody } from './start-bookings.ts';

let seen: SeenBookings;
const upstreamSpan = 'b7ad6b7169203331';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-${upstreamSpan}-01`, 'x-request-id': 'request-77' };

beforeEach(async () => {
  seen = await startSeenBookings();
});

afterEach(() => seen.service.stop());

describe('observing a request', () => {
  test('when it came with a trace, then its span continues that and its messages continue the span', async () => {
    await create({ headers });

    const [envelope] = await seen.service.published();

    const request = seen.span('POST /api/bookings');
    const publishing = seen.span(`publish ${bookingNamed.type}`);
    expect(request.traceId).toBe(traceId);
    expect(request.parentId).toBe(upstreamSpan);
    expect(publishing.parentId).toBe(request.spanId);
    expect(envelope?.traceparent).toBe(`00-${traceId}-${publishing.spanId}-01`);
  });

  test('when it came without one, then the new trace has the digits of its request id', async () => {
    const requestId = randomUUID();

    await create({ headers: { 'x-request-id': requestId } });

    const { traceId: begun } = seen.span('POST /api/bookings');
    expect(begun).toBe(requestId.replaceAll('-', ''));
  });

  test('when it is answered, then the log line has request and trace and the span no address', async () => {
    await seen.service.fetch('/api/ada@example.com?name=ada', { headers });
    await nextTurn();

    expect(seen.lines('request')).toMatchObject([{ requestId: 'request-77', traceId, status: 404 }]);
    expect(JSON.stringify(seen.span('GET').attributes)).not.toContain('ada');
  });

  test('when it fails, then so does its span, and the error has the same request and trace', async () => {
    await create({ headers, body: { name: 'bug', seats: 1 } });
    await nextTurn();

    expect(seen.span('POST /api/bookings').failed).toBe(true);
    expect(seen.lines('unexpected error')).toMatchObject([
      { requestId: 'request-77', traceId, route: '/api/bookings' },
    ]);
  });
});

describe('observing a message', () => {
  test('when it is handled, then the log line and the span belong to the request that published it', async () => {
    const { body } = await create({ headers });
    const cause = { requestId: 'request-78', traceparent: headers.traceparent };

    await seen.service.deliver(bookingNamed, { name: 'Renamed' }, { aggregateId: body.id, ...cause });

    const queue = 'events.rename-booking';
    expect(seen.lines('message')).toMatchObject([{ queue, requestId: 'request-78', traceId }]);
    expect(seen.span(`process ${queue}`).parentId).toBe(upstreamSpan);
  });

  test('when it cannot be handled, then that is logged with its request id', async () => {
    await seen.service.deliver(bookingNamed, { name: 'Nobody' }, { requestId: 'request-79' });

    expect(seen.lines('a message could not be handled')).toMatchObject([
      { requestId: 'request-79', attempt: 1, ofAttempts: 1 },
    ]);
    expect(seen.span('process events.rename-booking').failed).toBe(true);
  });

  test('when it is dead-lettered, then that is one log line with queue, id and reason, and without content', async () => {
    await seen.service.deliver(bookingNamed, { name: 'Nobody' }, { requestId: 'request-80' });

    const [parked] = await seen.service.parked();

    const lines = seen.lines('a message was parked: see MessagesParked in docs/runbook.md');
    const from = { requestId: 'request-80', type: bookingNamed.type, queue: 'events.rename-booking' };
    expect(lines).toMatchObject([
      { level: 40, ...from, parkedId: parked?.id, reason: parked?.reason, attempts: 1 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Nobody');
  });
});

function create(call: { headers: Record<string, string>; body?: { name: string; seats: number } }) {
  return seen.service.call(api.createBooking, { as: aClientCaller(), body: bookingBody, ...call });
}
