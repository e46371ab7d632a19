import { createRecordingBus } from '@marquee/service-kit/test-kit/recording-bus';

import type { TestBed } from '../model/histories/arrivals.ts';
import { runHistories } from '../model/histories/run-histories.ts';
import { startInProcessServices } from '../model/in-process-services.ts';
import type { InProcessServices } from '../model/in-process-services.ts';
import { isOfRebuild } from '../check/queue-names.ts';
import type { Gate } from './gate.ts';

const histories = { short: 30, full: 2_000 };

function targetOf(min: number): string {
  return `≥ ${min} random histories, each message delivered 1–5 times in any order to every consumer: same final state as once in order`;
}

export const r4: Gate = {
  id: 'R4',
  title: 'Duplicates, reordering',
  target: { short: targetOf(histories.short), full: targetOf(histories.full) },
  async run({ size, mongodbUrl, log }) {
    const seed = Date.now() % 1_000_000;
    const testBeds = [await startTestBed(mongodbUrl), await startTestBed(mongodbUrl)] as const;
    try {
      const result = await runHistories(...testBeds, { histories: histories[size], seed });
      const consumers = queuesOf(testBeds[0].services);
      const missed = consumers.filter((queue) => !result.queues.has(queue));
      const parked = await Promise.all(testBeds.map(({ services }) => services.deadLetters()));
      const findings = [
        result.divergence ?? [],
        ...parked,
        missed.map((queue) => `no message was delivered to ${queue}`),
      ].flat();
      findings.slice(0, 10).forEach(log);
      return {
        passed: findings.length === 0 && result.histories >= histories[size],
        figures: `${result.histories} histories, ${result.deliveries} deliveries, ${consumers.length - missed.length} of ${consumers.length} consumers, ${findings.length} differences`,
        remarks: [`seed ${seed}; consumers: ${consumers.join(', ')}`, ...findings.slice(0, 3)],
      };
    } finally {
      await Promise.all(testBeds.map(({ services }) => services.stop()));
    }
  },
};

/** A test bed whose bus delivers nothing by itself: the history decides which message arrives when. */
async function startTestBed(mongodbUrl: string): Promise<TestBed> {
  const bus = createRecordingBus();
  return { bus, services: await startInProcessServices(mongodbUrl, bus) };
}

function queuesOf({ identity, events, quotes, billing }: InProcessServices): string[] {
  const queues = [identity, events, quotes, billing].flatMap(({ consumers }) =>
    consumers.map(({ queue }) => queue),
  );
  // A rebuild is no part of a history: its pages have numbers, and packages/service-kit/test/repeated-rebuild.test.ts repeats them.
  return queues.filter((queue) => !isOfRebuild(queue));
}
