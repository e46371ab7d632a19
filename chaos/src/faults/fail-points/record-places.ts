import { readFileSync, writeFileSync } from 'node:fs';

import { settle } from '../../check/settle.ts';
import type { Teller } from '../../load/tell-step.ts';
import { services } from '../../stack/addresses.ts';
import type { World } from '../../stack/world.ts';
import { putPoison } from '../scenarios/poison.ts';
import { troubledQueue } from './fail-points.ts';
import { travel } from './travel.ts';
import { passedFile, stumbleFile } from './tripwire.ts';
import type { Place } from './unlisted-places.ts';

const settleWithinMs = 30_000;

/** What leads to the fail points, with nobody killed: a journey, one with a failure on its way, and one dose of poison. */
export async function recordPlaces(
  world: World,
  { folder, teller }: { folder: string; teller: Teller },
): Promise<Place[]> {
  await travel(teller);
  // Only now: a proposal that is late is never made, because the booking is there before it.
  await settle(world, { withinMs: settleWithinMs });
  writeFileSync(stumbleFile(folder, 'events'), troubledQueue);
  await Promise.all([travel(teller), putPoison(world, troubledQueue, 1)]);
  await settle(world, { withinMs: settleWithinMs });
  return services.flatMap((node) => readPassed(folder, node));
}

function readPassed(folder: string, node: Place['node']): Place[] {
  const places = readFileSync(passedFile(folder, node), 'utf8').trim().split('\n');
  return places.map((place) => ({ node, place }));
}
