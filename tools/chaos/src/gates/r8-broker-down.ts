import type { Size } from '@marquee/harness-kit/gate';
import { percentile } from '@marquee/harness-kit/percentile';
import { setTimeout as wait } from 'node:timers/promises';

import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { watchPropagation } from '../check/watch-propagation.ts';
import type { Propagation } from '../check/watch-propagation.ts';
import { createHistory } from '../history/history.ts';
import type { Load } from '../load/drive-load.ts';
import { watchMemory } from '../report/watch-memory.ts';
import type { Gate } from './gate.ts';
import { isOutageSurvived } from './judge-outage.ts';
import type { Outage } from './judge-outage.ts';
import { judge } from './judge.ts';
import { successWithin } from './success-within.ts';
import { withLoad } from './with-load.ts';

type Plan = { changesPerSecond: number; warmUpMs: number; downMs: number; minAcknowledged: number };

const plans: Record<Size, Plan> = {
  short: { changesPerSecond: 30, warmUpMs: 2_000, downMs: 8_000, minAcknowledged: 120 },
  full: { changesPerSecond: 50, warmUpMs: 60_000, downMs: 120_000, minAcknowledged: 3_000 },
};
/** Share of quotes created by hand. Changes of requested quotes must wait for the broker, and enough other changes must remain. */
const manualQuoteShare = 0.8;

function targetOf({ downMs, minAcknowledged }: Plan): string {
  return `${downMs / 1_000} s without a broker: ≥ 99.9 % of the writes that need no message succeed, ≥ ${minAcknowledged} of them; memory growth < 50 MB per process, no process exits, every change visible with p99 ≤ 15 s after the broker’s return`;
}

/** Kills the broker and keeps it down while users continue. */
export const r8: Gate = {
  id: 'R8',
  title: 'Broker down',
  target: { short: targetOf(plans.short), full: targetOf(plans.full) },
  async run({ size, withEnvironment }) {
    const plan = plans[size];
    const watching = new AbortController();
    const { signal } = watching;
    return withEnvironment(async (environment) => {
      const history = createHistory();
      const load: Omit<Load, 'signal'> = {
        history,
        changesPerSecond: plan.changesPerSecond,
        seed: 8,
        manualQuoteShare,
      };
      const outage = await withLoad(environment, load, async () => {
        await wait(plan.warmUpMs);
        const watched = watchPropagation(environment, history, signal);
        const growing = watchMemory(Object.values(environment.nodes), { signal });
        const from = performance.now();
        await environment.broker.kill();
        await wait(plan.downMs);
        const until = performance.now();
        await environment.broker.start();
        return { watched, growing, from, until, back: performance.now() };
      });
      await settle(environment, { withinMs: 60_000 });
      watching.abort();
      const seen = {
        ...(await outage.growing),
        writes: successWithin(history.entries(), outage),
        ...latenessOf(await outage.watched, outage.back),
      };
      return judge({
        findings: await checkEnvironment(environment, history),
        entries: history.entries(),
        passed: isOutageSurvived(seen, plan),
        figures: `${plan.downMs / 1_000} s down: ${describe(seen)}`,
      });
    }).finally(() => {
      watching.abort();
    });
  },
};

/**
 * The 99th percentile of the time from the broker's return until changes became visible, for all changes acknowledged before the return.
 */
function latenessOf(propagations: readonly Propagation[], back: number): { p99Ms: number; counted: number } {
  const counted = propagations.filter(({ acknowledgedAt }) => acknowledgedAt <= back);
  const late = counted.map(({ shownAt }) => (shownAt ?? Infinity) - back);
  return { p99Ms: percentile(late, 0.99), counted: counted.length };
}

function describe(seen: Outage & { counted: number }): string {
  const { writes, grownMegabytes, grownBy, died, p99Ms, counted } = seen;
  const { success, acknowledged, requested, refused } = writes;
  return [
    `${(100 * success).toFixed(2)} % of ${requested - refused} writes succeeded (${acknowledged}), ${refused} more were rejected, because they need a message`,
    `memory growth ≤ ${grownMegabytes.toFixed(1)} MB (${grownBy}), exited: ${died.length === 0 ? 'none' : died.join(', ')}`,
    `p99 ${Math.round(p99Ms)} ms after the broker’s return over ${counted} changes`,
  ].join(', ');
}
