import type { Size } from '@marquee/harness-kit/gate';

import { checkEnvironment } from '../check/check-environment.ts';
import { settle } from '../check/settle.ts';
import { createHistory } from '../history/history.ts';
import type { Gate } from './gate.ts';
import { judge } from './judge.ts';
import { describeNetworkFault, judgeNetworkFault } from './network/judge-network-fault.ts';
import type { NetworkFaultObservation } from './network/judge-network-fault.ts';
import { networkFaults } from './network/network-faults.ts';
import { runNemesis } from './network/run-nemesis.ts';
import type { NemesisPlan } from './network/run-nemesis.ts';
import { networkPaths } from './network/network-paths.ts';
import { withLoad } from './with-load.ts';

type Plan = NemesisPlan & { changesPerSecond: number; rounds: number };

/**
 * A second more than the slowest of the product's three ways to detect a dead connection. AMQP: two missed heartbeats of 5 s, at most 15 s
 * after the connection fell silent. Gateway: a call times out after 10 s, on a connection that was idle for up to 4 s. Database drivers: a
 * probe every 2 s, with a timeout of 5 s.
 */
const recoverWithinMs = 16_000;

const plans: Record<Size, Plan> = {
  short: { changesPerSecond: 30, minRate: 10, faultMs: 1_500, quietMs: 2_000, rounds: 1, recoverWithinMs },
  full: { changesPerSecond: 60, minRate: 20, faultMs: 10_000, quietMs: 3_000, rounds: 2, recoverWithinMs },
};

/** Longer than the delay of the longest retry queue plus the wait of an email that could not be sent during a cut. */
const settledWithinMs = 100_000;

function targetOf({ faultMs }: Plan): string {
  return `latency, resets, half-open connections and cuts of ${faultMs / 1_000} s on AMQP, HTTP and the database: R1’s invariants hold, and ≤ 16 s later no process waits on a dead connection, all processes have reconnected, and a third of the load is acknowledged`;
}

/** Applies network faults to one path after the other while users work. */
export const r14: Gate = {
  id: 'R14',
  title: 'Network faults',
  target: { short: targetOf(plans.short), full: targetOf(plans.full) },
  async run({ size, withEnvironment, log }) {
    const { changesPerSecond, rounds, ...plan } = plans[size];
    return withEnvironment(async (environment) => {
      const history = createHistory();
      const seen: NetworkFaultObservation[] = [];
      await withLoad(environment, { history, changesPerSecond, seed: 14 }, async () => {
        for (const networkFault of Array.from({ length: rounds }, () => networkFaults).flat()) {
          for (const path of networkPaths) {
            const one = await runNemesis({ environment, history, plan }, networkFault, path);
            log(describeNetworkFault(one));
            seen.push(one);
          }
        }
      });
      await settle(environment, { withinMs: settledWithinMs });
      const faults = seen.flatMap((one) => judgeNetworkFault(one, plan));
      return judge({
        findings: await checkEnvironment(environment, history),
        entries: history.entries(),
        passed: faults.length === 0,
        figures: `${seen.length} faults of ${plan.faultMs / 1_000} s, ${figuresOf(seen)}, ${history.acknowledged()} changes acknowledged`,
        remarks: [...faults, ...seen.map(describeNetworkFault)],
      });
    });
  },
};

function figuresOf(seen: readonly NetworkFaultObservation[]): string {
  const recovered = seen.filter(({ recoveredMs }) => recoveredMs !== null);
  const slowestMs = Math.max(...recovered.map(({ recoveredMs }) => recoveredMs ?? 0));
  const minRate = Math.min(...seen.map(({ quietRate }) => quietRate));
  return `recovered from ${recovered.length} in ≤ ${(slowestMs / 1_000).toFixed(1)} s each, ≥ ${minRate.toFixed(0)} changes/s in the quiet period after each`;
}
