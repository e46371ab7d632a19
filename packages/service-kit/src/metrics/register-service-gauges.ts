import type { Registry } from 'prom-client';
import type { Bus } from '../messaging/bus.ts';
import type { Outbox } from '../store/outbox.ts';
import { cacheFor } from './cache-for.ts';
import { registerGauge } from './register-gauge.ts';

type ServiceGauges = {
  bus: Bus;
  queues: readonly string[];
  outboxes: readonly Outbox[];
  /** Numbers of dead letters by queue. */
  countDeadLetters: () => Promise<ReadonlyMap<string, number>>;
  now: () => Date;
};

const queueCacheMs = 5_000;

/** Registers gauges that are read at scrape time. A gauge that cannot be read has no value, and the scrape still succeeds. */
export function registerServiceGauges(
  registry: Registry,
  { bus, queues, outboxes, countDeadLetters, now }: ServiceGauges,
): void {
  const depths = cacheFor(queueCacheMs, now, () => bus.queueDepths(queues));
  registerGauge(registry, {
    name: 'broker_connected',
    help: '1 while messages can be published, 0 while they wait in the outboxes.',
    read: async () => [{ labels: {}, value: bus.isReady() ? 1 : 0 }],
  });
  registerGauge(registry, {
    name: 'queue_depth',
    help: 'Messages ready in a queue of the broker.',
    labelNames: ['queue'],
    read: async () => (await depths()).map(({ queue, ready }) => ({ labels: { queue }, value: ready })),
  });
  registerGauge(registry, {
    name: 'messages_parked',
    help: 'Number of dead letters that wait for an operator.',
    labelNames: ['queue'],
    read: async () => [...(await countDeadLetters())].map(([queue, value]) => ({ labels: { queue }, value })),
  });
  registerOutboxGauges(registry, outboxes, now);
}

function registerOutboxGauges(registry: Registry, outboxes: readonly Outbox[], now: () => Date): void {
  registerGauge(registry, {
    name: 'outbox_pending',
    help: 'Number of documents with unpublished messages.',
    labelNames: ['aggregate'],
    read: () =>
      Promise.all(
        outboxes.map(async (outbox) => ({
          labels: { aggregate: outbox.name },
          value: await outbox.countPending(),
        })),
      ),
  });
  registerGauge(registry, {
    name: 'outbox_oldest_age_seconds',
    help: 'How long the oldest unpublished message has been waiting; 0 when none is.',
    labelNames: ['aggregate'],
    read: () =>
      Promise.all(
        outboxes.map(async (outbox) => ({
          labels: { aggregate: outbox.name },
          value: await ageOf(outbox, now),
        })),
      ),
  });
}

async function ageOf(outbox: Outbox, now: () => Date): Promise<number> {
  const [oldest] = await outbox.pending(1);
  return oldest === undefined ? 0 : Math.max(0, now().getTime() - oldest.pendingSince.getTime()) / 1_000;
}
