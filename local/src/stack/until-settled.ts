import { setTimeout as wait } from 'node:timers/promises';

import { growingPause } from '@marquee/service-kit/process/growing-pause';

import type { RunningService } from './in-process.ts';

/** Gauges of pending work: due scheduled work, documents with messages, and emails. Each causes the next. */
const waiting = ['scheduled_work_due', 'outbox_pending', 'mails_waiting'];

const pauses = { firstMs: 5, longestMs: 50 };
/** In milliseconds. A machine that also builds front ends needs some seconds; an unavailable mail server needs longer. */
const usualPatienceMs = 10_000;

type PassingOn = Pick<RunningService, 'metrics' | 'nudge'>;

/**
 * Resolves to true as soon as no service has due work, messages or emails pending, and to false after `patienceMs`. Throws when no service
 * exports one of the gauges.
 */
export async function untilSettled(
  services: readonly PassingOn[],
  patienceMs = usualPatienceMs,
): Promise<boolean> {
  const deadline = performance.now() + patienceMs;

  for (let looks = 0; (await countWaiting(services)) > 0; looks += 1) {
    if (performance.now() > deadline) {
      return false;
    }
    services.forEach(({ nudge }) => {
      nudge();
    });
    await wait(growingPause(looks, pauses));
  }
  return true;
}

async function countWaiting(services: readonly PassingOn[]): Promise<number> {
  let count = 0;
  // In this order, so that work caused during the reading is counted by a later gauge.
  for (const name of waiting) {
    count += await sumOf(name, services);
  }
  return count;
}

async function sumOf(name: string, services: readonly PassingOn[]): Promise<number> {
  const gauges = services.flatMap(({ metrics }) => metrics.registry.getSingleMetric(name) ?? []);
  if (gauges.length === 0) {
    throw new Error(`No service has the gauge ${name}`);
  }
  const readings = await Promise.all(gauges.map(async (gauge) => (await gauge.get()).values));

  return readings.flat().reduce((sum, { value }) => sum + value, 0);
}
