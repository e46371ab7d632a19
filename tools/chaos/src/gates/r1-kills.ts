import type { Size } from '@marquee/harness-kit/gate';

import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { createHistory } from '../history/history.ts';
import type { Gate } from './gate.ts';
import { killInTurn } from './kill-in-turn.ts';
import { isEnoughKilled } from './judge-kills.ts';
import type { KillPlan, KillsSoFar } from './judge-kills.ts';
import { judge } from './judge.ts';
import { withLoad } from './with-load.ts';

type Plan = KillPlan & { changesPerSecond: number };

const plans: Record<Size, Plan> = {
  short: { rounds: 1, minRate: 20, minMs: 20_000, changesPerSecond: 60, minAcknowledged: 500 },
  full: { rounds: 10, minRate: 50, minMs: 15 * 60_000, changesPerSecond: 80, minAcknowledged: 45_000 },
};

/** Kills gateway, services, page renderer and broker, each at random times, while users work. */
export const r1: Gate = {
  id: 'R1',
  title: 'Kill test',
  target: {
    short:
      'each of gateway, services, page renderer and broker killed once, only while ≥ 20 changes/s are acknowledged, ≥ 20 s, ≥ 500 acknowledged; 30 s after all processes run again, nothing lost, duplicate, illegal, pending, dead-lettered, different or rejected without a reason',
    full: '≥ 70 SIGKILLs, ≥ 10 each of gateway, services, page renderer and broker, only while ≥ 50 changes/s are acknowledged, ≥ 15 min, ≥ 45,000 acknowledged; 30 s after all processes run again, nothing lost, duplicate, illegal, pending, dead-lettered, different or rejected without a reason',
  },
  async run({ size, withEnvironment, log }) {
    const { changesPerSecond, ...plan } = plans[size];
    return withEnvironment(async (environment) => {
      const history = createHistory();
      const seed = Math.floor(Math.random() * 2 ** 31);
      const kills = await withLoad(environment, { history, changesPerSecond, seed }, () =>
        killInTurn({ environment, history, plan, seed, log }),
      );
      await settle(environment, { withinMs: 30_000 });
      const findings = await checkEnvironment(environment, history);
      return judge({
        findings,
        entries: history.entries(),
        passed: isEnoughKilled(plan, kills),
        figures: `${sumOf(kills)} kills (${eachOf(kills)}), while ≥ ${plan.minRate} changes/s were acknowledged, ${kills.acknowledged} acknowledged in ${Math.round(kills.elapsedMs / 1_000)} s`,
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
