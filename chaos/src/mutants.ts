import { faults } from './faults/fault.ts';
import { countCaught, proveChecker } from './faults/prove-checker.ts';
import { createWorlds } from './stack/worlds.ts';
import type { Surroundings } from './stack/worlds.ts';

/** True when the checker catches each of the eight faults and finds nothing in the sound system. */
export async function runMutants(surroundings: Surroundings): Promise<boolean> {
  const { withWorld } = createWorlds(surroundings, 'full');
  const { caught, isGood } = await proveChecker({ withWorld, say: console.log }, faults);
  console.log(`\n${countCaught(caught)} of ${faults.length} caught`);
  return isGood;
}
