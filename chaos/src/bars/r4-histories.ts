import { createRecordingBus } from '@marquee/service-kit/test-kit/recording-bus';

import type { Stand } from '../model/histories/arrivals.ts';
import { runHistories } from '../model/histories/run-histories.ts';
import { startServicesTogether } from '../model/services-together.ts';
import type { ServicesTogether } from '../model/services-together.ts';
import type { Bar } from './bar.ts';

const histories = { short: 30, full: 2_000 };

function askedOf(least: number): string {
  return `≥ ${least} random histories, each message 1–5 times in any order to every consumer: ends as once in order`;
}

export const r4: Bar = {
  id: 'R4',
  title: 'Duplicates, reordering',
  asked: { short: askedOf(histories.short), full: askedOf(histories.full) },
  async run({ size, mongodbUrl, say }) {
    const seed = Date.now() % 1_000_000;
    const stands = [await startStand(mongodbUrl), await startStand(mongodbUrl)] as const;
    try {
      const result = await runHistories(...stands, { histories: histories[size], seed });
      const consumers = queuesOf(stands[0].services);
      const missed = consumers.filter((queue) => !result.queues.has(queue));
      const parked = await Promise.all(stands.map(({ services }) => services.parked()));
      const findings = [
        result.divergence ?? [],
        ...parked,
        missed.map((queue) => `nothing reached ${queue}`),
      ].flat();
      findings.slice(0, 10).forEach(say);
      return {
        met: findings.length === 0 && result.histories >= histories[size],
        figures: `${result.histories} histories, ${result.deliveries} deliveries, ${consumers.length - missed.length} of ${consumers.length} consumers, ${findings.length} differences`,
        remarks: [`seed ${seed}; consumers: ${consumers.join(', ')}`, ...findings.slice(0, 3)],
      };
    } finally {
      await Promise.all(stands.map(({ services }) => services.stop()));
    }
  },
};

/** A stand whose bus delivers nothing by itself: the history decides what arrives and when. */
async function startStand(mongodbUrl: string): Promise<Stand> {
  const bus = createRecordingBus();
  return { bus, services: await startServicesTogether(mongodbUrl, bus) };
}

function queuesOf({ identity, events, quotes, billing }: ServicesTogether): string[] {
  return [identity, events, quotes, billing].flatMap(({ consumers }) => consumers.map(({ queue }) => queue));
}
