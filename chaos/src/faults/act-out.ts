import { checkWorld } from '../check/check-world.ts';
import type { Finding } from '../check/finding.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { stageOf } from './scenarios/stage-of.ts';

/** Same for faults and for the sound system: a consumer may retry three times, after 1, 10 and 60 s. */
const settleWithinMs = 75_000;

/** Runs the scenarios one after the other in one environment, then repairs and checks everything. */
export async function actOut(world: World, scenarios: readonly Scenario[]): Promise<Finding[]> {
  const ledger = createLedger();
  const stage = stageOf(world, ledger);
  for (const scenario of scenarios) {
    await scenario(stage);
  }
  await settle(world, { withinMs: settleWithinMs });
  return checkWorld(world, ledger);
}
