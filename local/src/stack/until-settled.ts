import { setTimeout as wait } from 'node:timers/promises';

import type { Metrics } from '@marquee/service-kit/metrics/create-metrics';
import { growingPause } from '@marquee/service-kit/process/growing-pause';

/** What a service counts of what it has still to pass on: documents with messages, and mails. */
const waiting = ['outbox_pending', 'mails_waiting'];

const pauses = { firstMs: 5, longestMs: 50 };
/** In milliseconds: a mail server that is away is not waited for. */
const patienceMs = 1_000;

/** Resolves when no service has a message or a mail to pass on, at the latest after a second. */
export async function untilSettled(services: readonly Metrics[]): Promise<void> {
  const deadline = performance.now() + patienceMs;

  for (let looks = 0; (await countWaiting(services)) > 0 && performance.now() < deadline; looks += 1) {
    await wait(growingPause(looks, pauses));
  }
}

async function countWaiting(services: readonly Metrics[]): Promise<number> {
  const gauges = services.flatMap(({ registry }) => waiting.map((name) => registry.getSingleMetric(name)));
  const readings = await Promise.all(gauges.map(async (gauge) => (await gauge?.get())?.values ?? []));

  return readings.flat().reduce((sum, { value }) => sum + value, 0);
}
