import type { Size } from '@marquee/bar-kit/bar';
import { percentile } from '@marquee/bar-kit/percentile';
import { setTimeout as wait } from 'node:timers/promises';

import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { watchPropagation } from '../check/watch-propagation.ts';
import type { Passage } from '../check/watch-propagation.ts';
import { createLedger } from '../ledger/ledger.ts';
import { watchMemory } from '../report/watch-memory.ts';
import type { Bar } from './bar.ts';
import { isOutageSurvived } from './judge-outage.ts';
import type { Outage } from './judge-outage.ts';
import { judge } from './judge.ts';
import { successWithin } from './success-within.ts';
import { withLoad } from './with-load.ts';

type Plan = { changesPerSecond: number; warmUpMs: number; downMs: number; leastAcknowledged: number };

const plans: Record<Size, Plan> = {
  short: { changesPerSecond: 30, warmUpMs: 2_000, downMs: 8_000, leastAcknowledged: 120 },
  full: { changesPerSecond: 50, warmUpMs: 60_000, downMs: 120_000, leastAcknowledged: 3_000 },
};
/** Changes of requested quotes wait for the broker; enough changes must remain that do not. */
const madeByHand = 0.8;

function askedOf({ downMs, leastAcknowledged }: Plan): string {
  return `${downMs / 1_000} s without a broker: ≥ 99.9 % of the writes that wait for no message succeed, ≥ ${leastAcknowledged} of them; memory +< 50 MB, nobody dies, all propagated p99 ≤ 15 s after its return`;
}

/** The broker is killed and stays away while users continue. */
export const r8: Bar = {
  id: 'R8',
  title: 'Broker down',
  asked: { short: askedOf(plans.short), full: askedOf(plans.full) },
  async run({ size, withWorld }) {
    const plan = plans[size];
    const watching = new AbortController();
    const { signal } = watching;
    return withWorld(async (world) => {
      const ledger = createLedger();
      const load = { ledger, changesPerSecond: plan.changesPerSecond, seed: 8, madeByHand };
      const outage = await withLoad(world, load, async () => {
        await wait(plan.warmUpMs);
        const watched = watchPropagation(world, ledger, signal);
        const growing = watchMemory(Object.values(world.nodes), { signal });
        const from = performance.now();
        await world.broker.kill();
        await wait(plan.downMs);
        const until = performance.now();
        await world.broker.start();
        return { watched, growing, from, until, back: performance.now() };
      });
      await settle(world, { withinMs: 60_000 });
      watching.abort();
      const seen = {
        ...(await outage.growing),
        writes: successWithin(ledger.entries(), outage),
        ...latenessOf(await outage.watched, outage.back),
      };
      return judge({
        findings: await checkWorld(world, ledger),
        entries: ledger.entries(),
        met: isOutageSurvived(seen, plan),
        figures: `${plan.downMs / 1_000} s down: ${describe(seen)}`,
      });
    }).finally(() => {
      watching.abort();
    });
  },
};

/** For changes acknowledged before the broker was back: how long after that they became visible. */
function latenessOf(passages: readonly Passage[], back: number): { p99Ms: number; told: number } {
  const told = passages.filter(({ acknowledgedAt }) => acknowledgedAt <= back);
  const late = told.map(({ shownAt }) => (shownAt ?? Infinity) - back);
  return { p99Ms: percentile(late, 0.99), told: told.length };
}

function describe(seen: Outage & { told: number }): string {
  const { writes, grownMegabytes, grownBy, died, p99Ms, told } = seen;
  const { success, acknowledged, asked, refused } = writes;
  return [
    `${(100 * success).toFixed(2)} % of ${asked - refused} writes succeeded (${acknowledged}), ${refused} more had to wait for a message`,
    `memory +${grownMegabytes.toFixed(1)} MB at most (${grownBy}), ${died.length === 0 ? 'nobody' : died.join(', ')} died`,
    `p99 ${Math.round(p99Ms)} ms after its return over ${told} messages`,
  ].join(', ');
}
