import { setTimeout as wait } from 'node:timers/promises';

import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

import type { RunningService } from './in-process.ts';

/** Gauges of pending work: due scheduled work, documents with unpublished messages, and emails. Each kind causes work of the next kind. */
const pendingGauges = ['scheduled_work_due', 'outbox_pending', 'mails_waiting'];

const backoff = { firstMs: 5, longestMs: 50 };
/** In milliseconds. On a machine that also builds front ends, the services need some seconds. */
const defaultTimeoutMs = 10_000;

type StackService = Pick<RunningService, 'metrics' | 'wake'>;

/**
 * Resolves to true as soon as no service has due work, messages or emails pending, and to false after `timeoutMs`. Throws if a gauge exists
 * in none of the services.
 */
export async function untilSettled(
  services: readonly StackService[],
  timeoutMs = defaultTimeoutMs,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;

  for (let attempts = 0; (await countPending(services)) > 0; attempts += 1) {
    if (performance.now() > deadline) {
      return false;
    }
    services.forEach(({ wake }) => {
      wake();
    });
    await wait(exponentialBackoff(attempts, backoff));
  }
  return true;
}

async function countPending(services: readonly StackService[]): Promise<number> {
  let count = 0;
  // Reads the gauges one after another, so that work which one kind causes during the reading is counted by the next gauge.
  for (const name of pendingGauges) {
    count += await sumOf(name, services);
  }
  return count;
}

async function sumOf(name: string, services: readonly StackService[]): Promise<number> {
  const gauges = services.flatMap(({ metrics }) => metrics.registry.getSingleMetric(name) ?? []);
  if (gauges.length === 0) {
    throw new Error(`No service has the gauge ${name}`);
  }
  const readings = await Promise.all(gauges.map(async (gauge) => (await gauge.get()).values));

  return readings.flat().reduce((sum, { value }) => sum + value, 0);
}
