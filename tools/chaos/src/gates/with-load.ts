import { setTimeout as wait } from 'node:timers/promises';

import type { History } from '../history/history.ts';
import { driveLoad } from '../load/drive-load.ts';
import type { Load } from '../load/drive-load.ts';
import type { Environment } from '../stack/environment.ts';

type LoadOptions = Omit<Load, 'signal'>;

/** Starts simulated users and runs `act` while they work. Resolves to the result of `act` after all users have received their answers. */
export async function withLoad<Result>(
  environment: Pick<Environment, 'url'>,
  options: LoadOptions,
  act: () => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const load = driveLoad(environment, { ...options, signal: stop.signal });
  // Rejects as soon as the load fails, instead of waiting for changes that will not come.
  const broken = load.then(() => new Promise<never>(() => undefined));
  try {
    return await Promise.race([waitForFirstChanges(options.history).then(act), broken]);
  } finally {
    stop.abort();
    await load;
  }
}

const minChanges = 10;
const timeoutMs = 60_000;

/** Resolves when everybody has signed up and the first changes are acknowledged; throws after a minute. */
async function waitForFirstChanges(history: History): Promise<void> {
  let changes = 0;
  history.onAcknowledged(({ action: act }) => {
    changes += act === 'sign-up' ? 0 : 1;
  });
  const end = performance.now() + timeoutMs;
  while (changes < minChanges) {
    if (performance.now() > end) {
      throw new Error(`The load did not start: only ${changes} changes were acknowledged within a minute.`);
    }
    await wait(50);
  }
}
