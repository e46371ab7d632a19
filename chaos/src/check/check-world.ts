import type { Ledger } from '../ledger/ledger.ts';
import type { World } from '../stack/world.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings-of.ts';
import { readFound } from './read-found.ts';

/** Compares what the product acknowledged with what is stored. Call it once everything has settled. */
export async function checkWorld(world: World, ledger: Ledger): Promise<Finding[]> {
  const entries = ledger.entries();
  return findingsOf(await readFound(world, entries), entries);
}
