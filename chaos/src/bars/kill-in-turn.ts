import { setTimeout as wait } from 'node:timers/promises';

import type { Ledger } from '../ledger/ledger.ts';
import { createRandom } from '../load/random.ts';
import type { ManagedProcess } from '../stack/managed-process.ts';
import type { World } from '../stack/world.ts';

/** `rounds`: how often each is killed at least. `flowing`: acknowledged changes a second without which nobody is killed. */
export type KillPlan = { rounds: number; flowing: number; leastMs: number };
type KillNeed = {
  world: World;
  ledger: Ledger;
  plan: KillPlan & { leastAcknowledged: number };
  seed: number;
  say: (line: string) => void;
};
export type Kills = { total: number; each: string; seconds: number };

/** Kills each process in a random order at random instants, and heals it at once; until all of the plan is done. */
export async function killInTurn({ world, ledger, plan, seed, say }: KillNeed): Promise<Kills> {
  const random = createRandom(seed + 1);
  const victims = [...Object.values(world.nodes), world.broker];
  const kills = new Map<string, number>(victims.map(({ name }) => [name, 0]));
  await untilFlowing(ledger, plan.flowing);
  const start = performance.now();
  const isDone = (round: number): boolean =>
    round >= plan.rounds &&
    performance.now() - start >= plan.leastMs &&
    ledger.acknowledged() >= plan.leastAcknowledged;

  for (let round = 0; !isDone(round); round += 1) {
    for (const victim of shuffled(victims, random.next)) {
      await wait(random.between(200, 2_000));
      const flow = await untilFlowing(ledger, plan.flowing);
      await killAndHeal(victim);
      kills.set(victim.name, (kills.get(victim.name) ?? 0) + 1);
      say(`${victim.name} killed at ${flow}/s; ${ledger.acknowledged()} acknowledged`);
    }
  }
  return {
    total: [...kills.values()].reduce((sum, count) => sum + count, 0),
    each: [...kills].map(([name, count]) => `${name} ${count}`).join(', '),
    seconds: Math.round((performance.now() - start) / 1_000),
  };
}

async function killAndHeal(victim: ManagedProcess): Promise<void> {
  await victim.kill();
  await victim.start();
}

const patienceMs = 60_000;

/** The rate in the instant it is enough. */
export async function untilFlowing(ledger: Ledger, least: number): Promise<number> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const flow = ledger.acknowledgedLastSecond();
    if (flow >= least) {
      return flow;
    }
    await wait(20);
  }
  throw new Error(
    `Only ${ledger.acknowledgedLastSecond()} changes/s were acknowledged within a minute, not ${least}.`,
  );
}

function shuffled<One>(those: readonly One[], next: () => number): One[] {
  return those
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
