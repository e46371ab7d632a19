import type { Size } from '@marquee/bar-kit/bar';

import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Bar } from './bar.ts';
import { killInTurn } from './kill-in-turn.ts';
import { isEnoughKilled } from './judge-kills.ts';
import type { KillPlan, KillsSoFar } from './judge-kills.ts';
import { judge } from './judge.ts';
import { withLoad } from './with-load.ts';

type Plan = KillPlan & { changesPerSecond: number };

const plans: Record<Size, Plan> = {
  short: { rounds: 1, flowing: 20, leastMs: 20_000, changesPerSecond: 60, leastAcknowledged: 500 },
  full: { rounds: 10, flowing: 50, leastMs: 15 * 60_000, changesPerSecond: 80, leastAcknowledged: 45_000 },
};

/** Every process is killed at random times while users work. */
export const r1: Bar = {
  id: 'R1',
  title: 'Kill test',
  asked: {
    short:
      'each of gateway, services, page renderer and broker killed once, only while ≥ 20 acknowledged changes/s flow, ≥ 20 s, ≥ 500 acknowledged; 30 s after healing nothing lost, doubled, illegal, pending, parked, different or refused without a reason',
    full: '≥ 70 SIGKILLs, ≥ 10 each of gateway, services, page renderer and broker, only while ≥ 50 acknowledged changes/s flow, ≥ 15 min, ≥ 45,000 acknowledged; 30 s after healing nothing lost, doubled, illegal, pending, parked, different or refused without a reason',
  },
  async run({ size, withWorld, say }) {
    const { changesPerSecond, ...plan } = plans[size];
    return withWorld(async (world) => {
      const ledger = createLedger();
      const seed = Math.floor(Math.random() * 2 ** 31);
      const kills = await withLoad(world, { ledger, changesPerSecond, seed }, () =>
        killInTurn({ world, ledger, plan, seed, say }),
      );
      await settle(world, { withinMs: 30_000 });
      const findings = await checkWorld(world, ledger);
      return judge({
        findings,
        entries: ledger.entries(),
        met: isEnoughKilled(plan, kills),
        figures: `${sumOf(kills)} kills (${eachOf(kills)}), while ≥ ${plan.flowing} changes/s flowed, ${kills.acknowledged} acknowledged in ${Math.round(kills.elapsedMs / 1_000)} s`,
        remarks: [`seed ${seed}`],
      });
    });
  },
};

function sumOf({ each }: KillsSoFar): number {
  return [...each.values()].reduce((sum, count) => sum + count, 0);
}

function eachOf({ each }: KillsSoFar): string {
  return [...each].map(([name, count]) => `${name} ${count}`).join(', ');
}
