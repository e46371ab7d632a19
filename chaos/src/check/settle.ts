import { setTimeout as wait } from 'node:timers/promises';

import type { World } from '../stack/world.ts';
import { heal } from './heal.ts';
import { readPending } from './read-pending.ts';
import { withDatabases } from './read-found.ts';
import { readQueues } from './read-queues.ts';
import { readReady } from './read-ready.ts';

const pollMs = 500;
/** A message may be between outbox, queue and consumer, so that only repeated empty readings count as settled. */
const restsNeeded = 3;

/** Starts every process and opens every link, then waits until nothing is pending or the time is over. */
export async function settle(world: World, { withinMs }: { withinMs: number }): Promise<void> {
  await heal(world);
  const end = performance.now() + withinMs;
  await withDatabases(world, async (databases) => {
    let rests = 0;
    while (performance.now() < end) {
      const left = [...(await readPending(databases)), ...(await readReady(world))];
      rests = left.length === 0 ? rests + 1 : 0;
      if (rests >= restsNeeded) {
        // Read last because it is expensive; it includes unacknowledged messages.
        if ((await readQueues(world)).length === 0) {
          return;
        }
        rests = 0;
      }
      await wait(pollMs);
    }
  });
}
