import { setTimeout as wait } from 'node:timers/promises';

import type { History } from '../history/history.ts';
import { waitForRate } from '../history/wait-for-rate.ts';
import { createRandom } from '../load/random.ts';
import type { Environment } from '../stack/environment.ts';
import { isEnoughKilled } from './judge-kills.ts';
import type { KillPlan, KillsSoFar } from './judge-kills.ts';

type KillOptions = {
  environment: Environment;
  history: History;
  plan: KillPlan;
  seed: number;
  log: (line: string) => void;
};

/** Kills the processes in a random order at random times and restarts each immediately, until the plan is complete. */
export async function killInTurn({
  environment,
  history,
  plan,
  seed,
  log,
}: KillOptions): Promise<KillsSoFar> {
  const random = createRandom(seed + 1);
  const victims = [...Object.values(environment.nodes), environment.broker];
  const each = new Map<string, number>(victims.map(({ name }) => [name, 0]));
  await waitForRate(history, plan.minRate);
  const start = performance.now();
  const soFar = (): KillsSoFar => ({
    each,
    elapsedMs: performance.now() - start,
    acknowledged: history.acknowledged(),
  });

  while (!isEnoughKilled(plan, soFar())) {
    for (const victim of shuffled(victims, random.next)) {
      await wait(random.between(200, 2_000));
      const rate = await waitForRate(history, plan.minRate);
      // A process that was dead already does not count as killed.
      if (await victim.kill()) {
        each.set(victim.name, (each.get(victim.name) ?? 0) + 1);
        log(
          `${victim.name} killed at ${rate} changes/s; ${history.acknowledged()} changes acknowledged so far`,
        );
      }
      await victim.start();
    }
  }
  return soFar();
}

function shuffled<One>(those: readonly One[], next: () => number): One[] {
  return those
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
