import { describeExit } from './bars/with-exits.ts';
import { faults } from './faults/fault.ts';
import { countCaught, proveChecker } from './faults/prove-checker.ts';
import type { Proof } from './faults/prove-checker.ts';
import { createWorlds } from './stack/worlds.ts';
import type { Surroundings } from './stack/worlds.ts';

/** Returns true if the checker detects each of the eight faults and finds nothing in the sound system. */
export async function runMutants(surroundings: Surroundings): Promise<boolean> {
  const { withWorld, takeUnaskedExits } = createWorlds(surroundings, 'full');
  const proof = await proveChecker({ withWorld, say: console.log }, faults);
  const exits = takeUnaskedExits().map(describeExit);
  console.log(`\n${[...exits, tellProof(proof)].join('\n')}`);
  return proof.isGood && exits.length === 0;
}

/** The last line has everything that the verdict depends on. */
export function tellProof({ caught, sound }: Pick<Proof, 'caught' | 'sound'>): string {
  const complaint = sound.length === 0 ? 'nothing' : `${sound.length} BROKEN PROMISES`;
  return `${countCaught(caught)} of ${caught.length} caught, ${complaint} found in the sound system`;
}
