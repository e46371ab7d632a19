import { randomUUID } from 'node:crypto';
import { aClientCaller } from '../src/test-kit/callers.ts';
import type { TestService } from '../src/test-kit/start-test-service.ts';
import * as api from './booking-operations.ts';
import { bookingNamed } from './bookings.ts';
import { scrape } from './scrape.ts';
import { bookingBody, startBookings } from './start-bookings.ts';

let service: TestService;

beforeEach(async () => {
  service = await startBookings();
});

afterEach(() => service.stop());

describe('metrics: requests', () => {
  test('when requests were answered, then they are counted by route pattern and status class, never by path', async () => {
    const params = { id: randomUUID() };
    await service.call(api.getBooking, { as: aClientCaller(), params });
    await service.fetch('/api/ada@example.com?name=ada');

    const { valueOf } = await scrape(`${service.url}/metrics`);

    expect(valueOf(answered('/api/bookings/:id'))).toBe(1);
    expect(valueOf(answered('none'))).toBe(1);
    expect(await textOf('/metrics')).not.toMatch(new RegExp(`ada|${params.id}`));
  });

  test('when /metrics or a health check is requested, then the request is not counted', async () => {
    await textOf('/readyz');
    await textOf('/metrics');

    expect(await textOf('/metrics')).not.toContain('http_request_duration_seconds_count');
  });
});

describe('metrics: messages', () => {
  test('when a message is published, then the relay counts it, and no message is pending', async () => {
    await service.call(api.createBooking, { as: aClientCaller(), body: bookingBody });
    await service.published();

    const { valueOf } = await scrape(`${service.url}/metrics`);

    expect(valueOf('relay_published_total{aggregate="booking",service="events"}')).toBe(1);
    expect(valueOf('outbox_pending{aggregate="booking",service="events"}')).toBe(0);
    expect(valueOf('outbox_oldest_age_seconds{aggregate="booking",service="events"}')).toBe(0);
  });

  test('when messages were received, then their outcomes are counted by queue', async () => {
    const created = await service.call(api.createBooking, { as: aClientCaller(), body: bookingBody });
    await service.deliver(bookingNamed, { name: 'Renamed' }, { aggregateId: created.body.id });
    await service.deliver(bookingNamed, { name: 'Nobody' }, { aggregateId: randomUUID() });

    const { valueOf } = await scrape(`${service.url}/metrics`);

    expect(valueOf(attempts('handled'))).toBe(1);
    expect(valueOf(attempts('parked'))).toBe(1);
    expect(valueOf('messages_parked{queue="events.rename-booking",service="events"}')).toBe(1);
    expect(
      valueOf('message_handling_duration_seconds_count{service="events",queue="events.rename-booking"}'),
    ).toBe(2);
  });

  test('when messages can be published, then the gauge reports a connected broker', async () => {
    const { valueOf } = await scrape(`${service.url}/metrics`);

    expect(valueOf('broker_connected{service="events"}')).toBe(1);
  });
});

function answered(route: string): string {
  return `http_request_duration_seconds_count{service="events",method="GET",route="${route}",status="4xx"}`;
}

function attempts(outcome: string): string {
  return `message_attempts_total{queue="events.rename-booking",outcome="${outcome}",service="events"}`;
}

async function textOf(path: string): Promise<string> {
  const response = await service.fetch(path);
  return response.text();
}
