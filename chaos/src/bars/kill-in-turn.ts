import { setTimeout as wait } from 'node:timers/promises';

import type { Ledger } from '../ledger/ledger.ts';
import { untilFlowing } from '../ledger/until-flowing.ts';
import { createRandom } from '../load/random.ts';
import type { World } from '../stack/world.ts';
import { isEnoughKilled } from './judge-kills.ts';
import type { KillPlan, KillsSoFar } from './judge-kills.ts';

type KillNeed = { world: World; ledger: Ledger; plan: KillPlan; seed: number; say: (line: string) => void };

/** Kills the processes in a random order at random times and restarts each immediately, until the plan is complete. */
export async function killInTurn({ world, ledger, plan, seed, say }: KillNeed): Promise<KillsSoFar> {
  const random = createRandom(seed + 1);
  const victims = [...Object.values(world.nodes), world.broker];
  const each = new Map<string, number>(victims.map(({ name }) => [name, 0]));
  await untilFlowing(ledger, plan.flowing);
  const start = performance.now();
  const soFar = (): KillsSoFar => ({
    each,
    elapsedMs: performance.now() - start,
    acknowledged: ledger.acknowledged(),
  });

  while (!isEnoughKilled(plan, soFar())) {
    for (const victim of shuffled(victims, random.next)) {
      await wait(random.between(200, 2_000));
      const flow = await untilFlowing(ledger, plan.flowing);
      // A process that was dead already does not count as killed.
      if (await victim.kill()) {
        each.set(victim.name, (each.get(victim.name) ?? 0) + 1);
        say(`${victim.name} killed at ${flow}/s; ${ledger.acknowledged()} acknowledged`);
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
