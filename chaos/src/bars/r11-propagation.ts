import { setTimeout as wait } from 'node:timers/promises';

import { settle } from '../check/settle.ts';
import { watchPropagation } from '../check/watch-propagation.ts';
import { createLedger } from '../ledger/ledger.ts';
import { percentile } from '../report/percentile.ts';
import type { Bar, Size } from './bar.ts';
import { withLoad } from './with-load.ts';

type Plan = { changesPerSecond: number; leastRate: number; warmUpMs: number; measuredMs: number };

/** Not every step asked for is a change that is acknowledged: some have to wait for a message. */
const plans: Record<Size, Plan> = {
  short: { changesPerSecond: 25, leastRate: 12, warmUpMs: 1_000, measuredMs: 8_000 },
  full: { changesPerSecond: 65, leastRate: 50, warmUpMs: 15_000, measuredMs: 120_000 },
};
const mostP50 = 200;
const mostP99 = 1_000;

function askedOf({ leastRate }: Plan): string {
  return `at ${leastRate} changes/s: p50 ≤ ${mostP50} ms, p99 ≤ ${mostP99 / 1_000} s`;
}

/** From the answer to a change until another service's database shows it; looked at every 20 ms. */
export const r11: Bar = {
  id: 'R11',
  title: 'Propagation',
  asked: { short: askedOf(plans.short), full: askedOf(plans.full) },
  async run({ size, withWorld }) {
    const { changesPerSecond, leastRate, warmUpMs, measuredMs } = plans[size];
    return withWorld(async (world) => {
      const ledger = createLedger();
      const watching = new AbortController();
      const { watched, rate } = await withLoad(world, { ledger, changesPerSecond, seed: 11 }, async () => {
        await wait(warmUpMs);
        const before = ledger.acknowledged();
        const watch = watchPropagation(world, ledger, watching.signal);
        await wait(measuredMs);
        return { watched: watch, rate: (1_000 * (ledger.acknowledged() - before)) / measuredMs };
      });
      await settle(world, { withinMs: 15_000 });
      watching.abort();
      const passages = await watched;
      const delays = passages.map(({ acknowledgedAt, shownAt }) => (shownAt ?? Infinity) - acknowledgedAt);
      const [p50, p99] = [percentile(delays, 0.5), percentile(delays, 0.99)];
      return {
        met: p50 <= mostP50 && p99 <= mostP99 && rate >= leastRate,
        figures: `p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms over ${delays.length} changes at ${Math.round(rate)} acknowledged/s`,
      };
    });
  },
};
