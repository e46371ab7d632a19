import { describeExit } from './gates/with-exits.ts';
import { faults } from './faults/fault.ts';
import { countCaught, proveChecker } from './faults/prove-checker.ts';
import type { Proof } from './faults/prove-checker.ts';
import { createEnvironmentPool } from './stack/environment-pool.ts';
import type { HostResources } from './stack/environment-pool.ts';

/** Returns true if the checker detects each of the eight faults and finds nothing in the system without faults. */
export async function runMutants(resources: HostResources): Promise<boolean> {
  const { withEnvironment, takeUnexpectedExits } = createEnvironmentPool(resources, 'full');
  const proof = await proveChecker({ withEnvironment, log: console.log }, faults);
  const exits = takeUnexpectedExits().map(describeExit);
  console.log(`\n${[...exits, describeProof(proof)].join('\n')}`);
  return proof.isGood && exits.length === 0;
}

/** The last line of the output: the detected faults, and the findings in the system without faults. */
export function describeProof({ caught, falsePositives }: Pick<Proof, 'caught' | 'falsePositives'>): string {
  const complaint = falsePositives.length === 0 ? 'no finding' : `${falsePositives.length} FALSE FINDINGS`;
  return `${countCaught(caught)} of ${caught.length} detected, ${complaint} in the system without faults`;
}
