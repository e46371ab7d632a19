import type { History } from '../history/history.ts';
import type { Environment } from '../stack/environment.ts';
import type { Finding } from './finding.ts';
import { findingsOf } from './findings-of.ts';
import { readFound } from './read-found.ts';

/** Compares the changes that the product acknowledged with the stored data. Call this function only after `settle`. */
export async function checkEnvironment(environment: Environment, history: History): Promise<Finding[]> {
  const entries = history.entries();
  return findingsOf(await readFound(environment, entries), entries);
}
