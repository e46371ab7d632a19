import type { Size } from '@marquee/bar-kit/bar';

import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Bar } from './bar.ts';
import { judge } from './judge.ts';
import { describeStorm, judgeStorm } from './network/judge-storm.ts';
import type { StormSeen } from './network/judge-storm.ts';
import { storms } from './network/storms.ts';
import { weatherOut } from './network/weather-out.ts';
import type { StormPlan } from './network/weather-out.ts';
import { ways } from './network/ways.ts';
import { withLoad } from './with-load.ts';

type Plan = StormPlan & { changesPerSecond: number; rounds: number };

/**
 * The slowest of the product's three detections. AMQP misses two heartbeats of 5 s, up to 15 s after the connection fell silent; the
 * gateway gives a call 10 s, on a connection idle for up to 4 s; the database drivers probe every 2 s and wait 5 s.
 */
const recoverWithinMs = 16_000;

const plans: Record<Size, Plan> = {
  short: { changesPerSecond: 30, leastFlow: 10, roughMs: 1_500, calmMs: 2_000, rounds: 1, recoverWithinMs },
  full: { changesPerSecond: 60, leastFlow: 20, roughMs: 10_000, calmMs: 3_000, rounds: 2, recoverWithinMs },
};

/** The longest retry queue, plus an email that waited through a cut. */
const settledWithinMs = 100_000;

function askedOf({ roughMs }: Plan): string {
  return `latency, resets, half-open connections and cuts of ${roughMs / 1_000} s on AMQP, HTTP and the database: R1’s invariants hold, and ≤ 16 s later nobody waits on what is dead, all is connected anew, and a third of the load flows`;
}

/** Network faults on one path after the other while users work. */
export const r14: Bar = {
  id: 'R14',
  title: 'The network',
  asked: { short: askedOf(plans.short), full: askedOf(plans.full) },
  async run({ size, withWorld, say }) {
    const { changesPerSecond, rounds, ...plan } = plans[size];
    return withWorld(async (world) => {
      const ledger = createLedger();
      const seen: StormSeen[] = [];
      await withLoad(world, { ledger, changesPerSecond, seed: 14 }, async () => {
        for (const storm of Array.from({ length: rounds }, () => storms).flat()) {
          for (const way of ways) {
            const one = await weatherOut({ world, ledger, plan }, storm, way);
            say(describeStorm(one));
            seen.push(one);
          }
        }
      });
      await settle(world, { withinMs: settledWithinMs });
      const faults = seen.flatMap((one) => judgeStorm(one, plan));
      return judge({
        findings: await checkWorld(world, ledger),
        entries: ledger.entries(),
        met: faults.length === 0,
        figures: `${seen.length} storms of ${plan.roughMs / 1_000} s, ${figuresOf(seen)}, ${ledger.acknowledged()} changes acknowledged`,
        remarks: [...faults, ...seen.map(describeStorm)],
      });
    });
  },
};

function figuresOf(seen: readonly StormSeen[]): string {
  const recovered = seen.filter(({ recoveredMs }) => recoveredMs !== null);
  const slowestMs = Math.max(...recovered.map(({ recoveredMs }) => recoveredMs ?? 0));
  const leastFlow = Math.min(...seen.map(({ calmFlow }) => calmFlow));
  return `recovered from ${recovered.length} in ≤ ${(slowestMs / 1_000).toFixed(1)} s each, ≥ ${leastFlow.toFixed(0)} changes/s in the calm`;
}
