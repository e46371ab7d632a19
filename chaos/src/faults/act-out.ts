import { checkWorld } from '../check/check-world.ts';
import type { Finding } from '../check/finding.ts';
import { settle } from '../check/settle.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { stageOf } from './scenarios/stage-of.ts';

/** Of faults and of the sound system alike: three times a consumer may try again, after 1, 10 and 60 s. */
const settleWithinMs = 75_000;

/** The scenarios one after the other on one world, then everything healed and looked at. */
export async function actOut(world: World, scenarios: readonly Scenario[]): Promise<Finding[]> {
  const ledger = createLedger();
  const stage = stageOf(world, ledger);
  for (const scenario of scenarios) {
    await scenario(stage);
  }
  await settle(world, { withinMs: settleWithinMs });
  return checkWorld(world, ledger);
}
