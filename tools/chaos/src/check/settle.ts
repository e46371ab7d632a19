import { setTimeout as wait } from 'node:timers/promises';

import type { Environment } from '../stack/environment.ts';
import { heal } from './heal.ts';
import { readPending } from './read-pending.ts';
import { withDatabases } from './read-found.ts';
import { readQueues } from './read-queues.ts';
import { readReady } from './read-ready.ts';

const pollMs = 500;
/** A reading may miss a message in transit between outbox, queue and consumer. Therefore several empty readings in a row are required. */
const emptyReadingsNeeded = 3;

/** Starts every process and opens every link, then waits until nothing is pending or the time is over. */
export async function settle(environment: Environment, { withinMs }: { withinMs: number }): Promise<void> {
  await heal(environment);
  const end = performance.now() + withinMs;
  await withDatabases(environment, async (databases) => {
    let emptyReadings = 0;
    while (performance.now() < end) {
      const left = [...(await readPending(databases)), ...(await readReady(environment))];
      emptyReadings = left.length === 0 ? emptyReadings + 1 : 0;
      if (emptyReadings >= emptyReadingsNeeded) {
        // Read last, because this query is expensive. Unlike `readReady`, it finds unacknowledged messages.
        if ((await readQueues(environment)).length === 0) {
          return;
        }
        emptyReadings = 0;
      }
      await wait(pollMs);
    }
  });
}
