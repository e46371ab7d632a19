import { readFileSync, writeFileSync } from 'node:fs';

import { settle } from '../../check/settle.ts';
import { services } from '../../stack/addresses.ts';
import type { Environment } from '../../stack/environment.ts';
import { rejectedPublication } from './points/failure-points.ts';
import { failingQueue } from './points/failing-queue.ts';
import { passedFile, failureFile } from './tripwire.ts';
import type { Place } from './unlisted-places.ts';
import type { Journeys } from './journeys/create-journeys.ts';

const settleWithinMs = 30_000;

/**
 * Runs everything that leads to the fail points without kills: every journey, one of them again with two failures, and one malformed
 * message. Returns the places that the services passed.
 */
export async function recordPlaces(
  environment: Environment,
  { folder, journeys }: { folder: string; journeys: Journeys },
): Promise<Place[]> {
  const { journey, collecting, leaving, suspension, account } = journeys;
  await Promise.all([journey(), collecting(), leaving(), suspension(), account()]);
  // The failures are armed only now: they may delay a proposal, which is skipped once the booking has arrived.
  await settle(environment, { withinMs: settleWithinMs });
  writeFileSync(failureFile(folder, 'events'), failingQueue);
  writeFileSync(failureFile(folder, rejectedPublication.node), rejectedPublication.publication);
  await Promise.all([journey(), journeys.poison()]);
  await settle(environment, { withinMs: settleWithinMs });
  return services.flatMap((node) => readPassed(folder, node));
}

function readPassed(folder: string, node: Place['node']): Place[] {
  const places = readFileSync(passedFile(folder, node), 'utf8').trim().split('\n');
  return places.map((place) => ({ node, place }));
}
