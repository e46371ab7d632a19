import { checkWorld } from '../check/check-world.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Bar, Size } from './bar.ts';
import { killInTurn } from './kill-in-turn.ts';
import type { KillPlan } from './kill-in-turn.ts';
import { judge } from './judge.ts';
import { withLoad } from './with-load.ts';

type Plan = KillPlan & { changesPerSecond: number; leastAcknowledged: number };

const plans: Record<Size, Plan> = {
  short: { rounds: 1, flowing: 20, leastMs: 20_000, changesPerSecond: 60, leastAcknowledged: 500 },
  full: { rounds: 10, flowing: 50, leastMs: 15 * 60_000, changesPerSecond: 80, leastAcknowledged: 45_000 },
};

/** Every process dies at random instants while users work. */
export const r1: Bar = {
  id: 'R1',
  title: 'Kill test',
  asked: {
    short:
      'each of gateway, services and broker killed once, only while ≥ 20 acknowledged changes/s flow, ≥ 20 s, ≥ 500 acknowledged; 30 s after healing nothing lost, doubled, illegal, pending, parked or different',
    full: '≥ 60 SIGKILLs, ≥ 10 each of gateway, services and broker, only while ≥ 50 acknowledged changes/s flow, ≥ 15 min, ≥ 45,000 acknowledged; 30 s after healing nothing lost, doubled, illegal, pending, parked or different',
  },
  async run({ size, withWorld, say }) {
    const { changesPerSecond, leastAcknowledged, ...plan } = plans[size];
    return withWorld(async (world) => {
      const ledger = createLedger();
      const seed = Math.floor(Math.random() * 2 ** 31);
      const kills = await withLoad(world, { ledger, changesPerSecond, seed }, () =>
        killInTurn({ world, ledger, plan: { ...plan, leastAcknowledged }, seed, say }),
      );
      await settle(world, { withinMs: 30_000 });
      const findings = await checkWorld(world, ledger);
      const isEnough = ledger.acknowledged() >= leastAcknowledged;
      return judge({
        findings,
        met: isEnough,
        figures: `${kills.total} kills (${kills.each}), while ≥ ${plan.flowing} changes/s flowed, ${ledger.acknowledged()} acknowledged in ${kills.seconds} s`,
        remarks: [`seed ${seed}`],
      });
    });
  },
};
