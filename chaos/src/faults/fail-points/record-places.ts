import { readFileSync, writeFileSync } from 'node:fs';

import { settle } from '../../check/settle.ts';
import { services } from '../../stack/addresses.ts';
import type { World } from '../../stack/world.ts';
import { refusedPublication } from './points/trouble-points.ts';
import { troubledQueue } from './points/troubled-queue.ts';
import { passedFile, stumbleFile } from './tripwire.ts';
import type { Place } from './unlisted-places.ts';
import type { Ways } from './ways/ways-through.ts';

const settleWithinMs = 30_000;

/** Runs everything that leads to the fail points without kills: every journey, one with two failures, and one malformed message. */
export async function recordPlaces(
  world: World,
  { folder, ways }: { folder: string; ways: Ways },
): Promise<Place[]> {
  const { journey, collecting, leaving, suspension, account } = ways;
  await Promise.all([journey(), collecting(), leaving(), suspension(), account()]);
  // Only now, because a late proposal is never made once the booking has arrived.
  await settle(world, { withinMs: settleWithinMs });
  writeFileSync(stumbleFile(folder, 'events'), troubledQueue);
  writeFileSync(stumbleFile(folder, refusedPublication.node), refusedPublication.act);
  await Promise.all([journey(), ways.poison()]);
  await settle(world, { withinMs: settleWithinMs });
  return services.flatMap((node) => readPassed(folder, node));
}

function readPassed(folder: string, node: Place['node']): Place[] {
  const places = readFileSync(passedFile(folder, node), 'utf8').trim().split('\n');
  return places.map((place) => ({ node, place }));
}
