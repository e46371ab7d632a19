import type { Registry } from 'prom-client';
import type { Bus } from '../messaging/bus.ts';
import type { Outbox } from '../store/outbox.ts';
import { keptFor } from './kept-for.ts';
import { gaugeOf } from './gauge-of.ts';

type Watched = {
  bus: Bus;
  queues: readonly string[];
  outboxes: readonly Outbox[];
  /** By queue. */
  countParked: () => Promise<ReadonlyMap<string, number>>;
  now: () => Date;
};

const queuesKeptMs = 5_000;

/** Gauges whose values are read at scrape time. A gauge that cannot be read has no value, and the scrape still succeeds. */
export function gaugeService(registry: Registry, { bus, queues, outboxes, countParked, now }: Watched): void {
  const depths = keptFor(queuesKeptMs, now, () => bus.queueDepths(queues));
  gaugeOf(registry, {
    name: 'broker_connected',
    help: '1 while messages can be published, 0 while they wait in the outboxes.',
    read: async () => [{ labels: {}, value: bus.isReady() ? 1 : 0 }],
  });
  gaugeOf(registry, {
    name: 'queue_depth',
    help: 'Messages ready in a queue of the broker.',
    labelNames: ['queue'],
    read: async () => (await depths()).map(({ queue, ready }) => ({ labels: { queue }, value: ready })),
  });
  gaugeOf(registry, {
    name: 'messages_parked',
    help: 'Messages that no attempt could handle and that wait for an operator.',
    labelNames: ['queue'],
    read: async () => [...(await countParked())].map(([queue, value]) => ({ labels: { queue }, value })),
  });
  gaugeOutboxes(registry, outboxes, now);
}

function gaugeOutboxes(registry: Registry, outboxes: readonly Outbox[], now: () => Date): void {
  gaugeOf(registry, {
    name: 'outbox_pending',
    help: 'Documents with messages still to be published.',
    labelNames: ['aggregate'],
    read: () =>
      Promise.all(
        outboxes.map(async (outbox) => ({
          labels: { aggregate: outbox.name },
          value: await outbox.countPending(),
        })),
      ),
  });
  gaugeOf(registry, {
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
