import type { Ledger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings-of.ts';
import { readFound } from './read-found.ts';

/** Compares what was promised with what is there. To be asked once all is settled. */
export async function checkWorld(world: World, ledger: Ledger): Promise<Finding[]> {
  const entries = ledger.entries();
  return findingsOf(await readFound(world, entries), entries);
}
