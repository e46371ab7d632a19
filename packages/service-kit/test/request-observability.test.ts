import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { aClientCaller } from '../src/test-kit/callers.ts';
import * as api from './booking-operations.ts';
import { bookingNamed } from './bookings.ts';
import { startObservedBookings } from './observed-bookings.ts';
import type { ObservedBookings } from './observed-bookings.ts';
import { bookingBody } from './start-bookings.ts';

let observed: ObservedBookings;
const upstreamSpan = 'b7ad6b7169203331';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${traceId}-${upstreamSpan}-01`, 'x-request-id': 'request-77' };

beforeEach(async () => {
  observed = await startObservedBookings();
});

afterEach(() => observed.service.stop());

describe('observing a request', () => {
  test('when the request has a trace, then its span continues the trace, and its messages continue the span', async () => {
    await create({ headers });

    const [envelope] = await observed.service.published();

    const request = observed.span('POST /api/bookings');
    const publishing = observed.span(`publish ${bookingNamed.type}`);
    expect(request.traceId).toBe(traceId);
    expect(request.parentId).toBe(upstreamSpan);
    expect(publishing.parentId).toBe(request.spanId);
    expect(envelope?.traceparent).toBe(`00-${traceId}-${publishing.spanId}-01`);
  });

  test('when the request has no trace, then the new trace has the digits of its request id', async () => {
    const requestId = randomUUID();

    await create({ headers: { 'x-request-id': requestId } });

    const { traceId: begun } = observed.span('POST /api/bookings');
    expect(begun).toBe(requestId.replaceAll('-', ''));
  });

  test('when the request is answered, then the log line has its request id and trace, and the span has no path or query', async () => {
    await observed.service.fetch('/api/ada@example.com?name=ada', { headers });
    await nextTurn();

    expect(observed.lines('request')).toMatchObject([{ requestId: 'request-77', traceId, status: 404 }]);
    expect(JSON.stringify(observed.span('GET').attributes)).not.toContain('ada');
  });

  test('when the request fails, then its span is marked as failed, and the logged error has the same request id and trace', async () => {
    await create({ headers, body: { name: 'bug', seats: 1 } });
    await nextTurn();

    expect(observed.span('POST /api/bookings').failed).toBe(true);
    expect(observed.lines('unexpected error')).toMatchObject([
      { requestId: 'request-77', traceId, route: '/api/bookings' },
    ]);
  });
});

describe('observing a message', () => {
  test('when the message is handled, then the log line and the span belong to the request that published it', async () => {
    const { body } = await create({ headers });
    const cause = { requestId: 'request-78', traceparent: headers.traceparent };

    await observed.service.deliver(bookingNamed, { name: 'Renamed' }, { aggregateId: body.id, ...cause });

    const queue = 'events.rename-booking';
    expect(observed.lines('message')).toMatchObject([{ queue, requestId: 'request-78', traceId }]);
    expect(observed.span(`process ${queue}`).parentId).toBe(upstreamSpan);
  });

  test('when the message cannot be handled, then the failure is logged with its request id', async () => {
    await observed.service.deliver(bookingNamed, { name: 'Nobody' }, { requestId: 'request-79' });

    expect(observed.lines('a message could not be handled')).toMatchObject([
      { requestId: 'request-79', attempt: 1, ofAttempts: 1 },
    ]);
    expect(observed.span('process events.rename-booking').failed).toBe(true);
  });

  test('when the message is dead-lettered, then one log line has its queue, id and reason, but not its content', async () => {
    await observed.service.deliver(bookingNamed, { name: 'Nobody' }, { requestId: 'request-80' });

    const [deadLetter] = await observed.service.deadLetters();

    const lines = observed.lines('a message was dead-lettered: see MessagesParked in docs/runbook.md');
    const from = { requestId: 'request-80', type: bookingNamed.type, queue: 'events.rename-booking' };
    expect(lines).toMatchObject([
      { level: 40, ...from, parkedId: deadLetter?.id, reason: deadLetter?.reason, attempts: 1 },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Nobody');
  });
});

function create(call: { headers: Record<string, string>; body?: { name: string; seats: number } }) {
  return observed.service.call(api.createBooking, { as: aClientCaller(), body: bookingBody, ...call });
}
