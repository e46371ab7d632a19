import { createMetrics } from '../src/metrics/create-metrics.ts';
import type { Metrics } from '../src/metrics/create-metrics.ts';
import { registerServiceGauges } from '../src/metrics/register-service-gauges.ts';
import { createTestClock } from '../src/test-kit/clock.ts';
import { openRelayFixture } from './relay-fixture.ts';
import type { RelayFixture } from './relay-fixture.ts';
import { readScrape } from './scrape.ts';
import type { Scrape } from './scrape.ts';
import { createFakeBus } from './fake-bus.ts';

const noDeadLetters = async () => new Map<string, number>();

describe('service gauges: the outbox', () => {
  let fixture: RelayFixture;

  beforeEach(async () => {
    fixture = await openRelayFixture();
  });

  afterEach(() => fixture.drop());

  test('when messages are pending, then the gauges have the number of documents and the longest waiting time', async () => {
    await fixture.insertWithMessage('first');
    fixture.clock.advance({ seconds: 45 });
    await fixture.insertWithMessage('second', fixture.clock.now());

    const { valueOf } = await readAfter(fixture);

    expect(valueOf('outbox_pending{aggregate="booking",service="events"}')).toBe(2);
    expect(valueOf('outbox_oldest_age_seconds{aggregate="booking",service="events"}')).toBe(45);
  });

  test('when the bus rejects a message, then the relay counts a failure', async () => {
    fixture.bus.failOn(() => true);
    await fixture.insertWithMessage('refused');

    await fixture.aRelay().flush();

    const { valueOf } = await readAfter(fixture);
    expect(valueOf('relay_failed_total{aggregate="booking",service="events"}')).toBe(1);
    expect(valueOf('relay_published_total{aggregate="booking",service="events"}')).toBe(0);
  });
});

describe('service gauges: the broker', () => {
  const clock = createTestClock();
  const { now } = clock;

  test('when the broker is unavailable, then its gauge is 0, and the scrape still succeeds', async () => {
    const bus = { ...createFakeBus(), isReady: () => false, queueDepths: refused };
    const metrics = createMetrics('events');
    registerServiceGauges(metrics.registry, {
      bus,
      queues: [],
      outboxes: [],
      countDeadLetters: noDeadLetters,
      now,
    });

    const { valueOf, names } = await read(metrics);

    expect(valueOf('broker_connected{service="events"}')).toBe(0);
    expect(names.has('queue_depth')).toBe(true);
    expect(await metrics.registry.metrics()).not.toContain('queue_depth{');
  });

  test('when the service is scraped again at once, then the broker is not queried again', async () => {
    const asked: (readonly string[])[] = [];
    const queueDepths = async (queues: readonly string[]) => {
      asked.push(queues);
      return [{ queue: 'events.mail', ready: asked.length }];
    };
    const metrics = createMetrics('events');
    const bus = { ...createFakeBus(), queueDepths };
    registerServiceGauges(metrics.registry, {
      bus,
      queues: ['events.mail'],
      outboxes: [],
      countDeadLetters: noDeadLetters,
      now,
    });

    await read(metrics);
    const again = await read(metrics);
    clock.advance({ seconds: 6 });
    const later = await read(metrics);

    const depth = 'queue_depth{queue="events.mail",service="events"}';
    expect([again.valueOf(depth), later.valueOf(depth)]).toEqual([1, 2]);
    expect(asked).toEqual([['events.mail'], ['events.mail']]);
  });

  test('when the dead letters cannot be counted, then their gauge has no value', async () => {
    const metrics = createMetrics('events');
    registerServiceGauges(metrics.registry, {
      bus: createFakeBus(),
      queues: [],
      outboxes: [],
      countDeadLetters: refused,
      now,
    });

    expect(await metrics.registry.metrics()).not.toContain('messages_parked{');
  });
});

async function readAfter({ metrics, bookings, bus, clock }: RelayFixture): Promise<Scrape> {
  const { outbox } = bookings;
  registerServiceGauges(metrics.registry, {
    bus,
    queues: [],
    outboxes: [outbox],
    countDeadLetters: noDeadLetters,
    now: clock.now,
  });
  return read(metrics);
}

async function read({ registry }: Metrics): Promise<Scrape> {
  return readScrape(await registry.metrics());
}

async function refused(): Promise<never> {
  throw new Error('away');
}
