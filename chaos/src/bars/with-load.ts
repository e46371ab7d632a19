import { setTimeout as wait } from 'node:timers/promises';

import type { Ledger } from '../ledger/ledger.ts';
import { driveLoad } from '../load/drive-load.ts';
import type { Load } from '../load/drive-load.ts';
import type { World } from '../stack/world.ts';

type Driven = Omit<Load, 'signal'>;

/** Runs `act` while users work, once they have started; resolves to its result after all users have received their answers. */
export async function withLoad<Result>(
  world: Pick<World, 'url'>,
  driven: Driven,
  act: () => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const load = driveLoad(world, { ...driven, signal: stop.signal });
  // Rejects if the load failed before it started, instead of waiting for it.
  const broken = load.then(() => new Promise<never>(() => undefined));
  try {
    return await Promise.race([untilBegun(driven.ledger).then(act), broken]);
  } finally {
    stop.abort();
    await load;
  }
}

const begun = 10;
const patienceMs = 60_000;

/** Until everybody has signed up and the first changes are acknowledged. */
async function untilBegun(ledger: Ledger): Promise<void> {
  let changes = 0;
  ledger.onAcknowledged(({ act }) => {
    changes += act === 'sign-up' ? 0 : 1;
  });
  const end = performance.now() + patienceMs;
  while (changes < begun) {
    if (performance.now() > end) {
      throw new Error(`The load did not begin: ${changes} changes were acknowledged within a minute.`);
    }
    await wait(50);
  }
}
