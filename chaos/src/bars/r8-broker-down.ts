import { setTimeout as wait } from 'node:timers/promises';

import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { watchPropagation } from '../check/watch-propagation.ts';
import { createLedger } from '../ledger/ledger.ts';
import { percentile } from '../report/percentile.ts';
import { residentMegabytes } from '../report/resident-memory.ts';
import type { World } from '../stack/world.ts';
import type { Bar, Size } from './bar.ts';
import { judge } from './judge.ts';
import { successWithin } from './success-within.ts';
import { withLoad } from './with-load.ts';

const plans: Record<Size, { changesPerSecond: number; warmUpMs: number; downMs: number }> = {
  short: { changesPerSecond: 30, warmUpMs: 2_000, downMs: 8_000 },
  full: { changesPerSecond: 50, warmUpMs: 60_000, downMs: 120_000 },
};
const leastSuccess = 0.999;
const mostGrownMegabytes = 50;
const mostP99Ms = 15_000;

/** The broker is killed and stays away; users go on. */
export const r8: Bar = {
  id: 'R8',
  title: 'Broker down',
  asked: {
    short:
      '8 s without a broker: writes succeed ≥ 99.9 %, memory +< 50 MB, all propagated p99 ≤ 15 s after its return',
    full: '120 s without a broker: writes succeed ≥ 99.9 %, memory +< 50 MB, all propagated p99 ≤ 15 s after its return',
  },
  async run({ size, withWorld }) {
    const { changesPerSecond, warmUpMs, downMs } = plans[size];
    return withWorld(async (world) => {
      const ledger = createLedger();
      const watching = new AbortController();
      const outage = await withLoad(world, { ledger, changesPerSecond, seed: 8 }, async () => {
        await wait(warmUpMs);
        const watched = watchPropagation(world, ledger, watching.signal);
        const before = memoryOf(world);
        const from = performance.now();
        await world.broker.kill();
        await wait(downMs);
        const grown = Math.max(...memoryOf(world).map((now, index) => now - (before[index] ?? 0)));
        const until = performance.now();
        await world.broker.start();
        return { watched, grown, from, until, back: performance.now() };
      });
      await settle(world, { withinMs: 60_000 });
      watching.abort();
      const passages = await outage.watched;
      const { success, changes } = successWithin(ledger.entries(), outage);
      const told = passages.filter(({ acknowledgedAt }) => acknowledgedAt <= outage.back);
      const p99 = percentile(
        told.map(({ shownAt }) => (shownAt ?? Infinity) - outage.back),
        0.99,
      );
      return judge({
        findings: await checkWorld(world, ledger),
        met: success >= leastSuccess && outage.grown < mostGrownMegabytes && p99 <= mostP99Ms,
        figures: `${downMs / 1_000} s down: ${(100 * success).toFixed(2)} % of ${changes} writes, memory +${outage.grown.toFixed(1)} MB at most, p99 ${Math.round(p99)} ms after its return over ${told.length} messages`,
      });
    });
  },
};

function memoryOf({ nodes }: World): number[] {
  return Object.values(nodes).map((node) => residentMegabytes(node.pid()));
}
