import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import { openLoop } from '@marquee/harness-kit/open-loop';

import type { History } from '../history/history.ts';
import type { Environment } from '../stack/environment.ts';
import { createRandom } from './random.ts';
import { signUpUsers } from './sign-up.ts';
import { createClientPool } from './client-pool.ts';

export type Load = {
  history: History;
  changesPerSecond: number;
  seed: number;
  signal: AbortSignal;
  /**
   * Share of journeys in which the provider creates the quote by hand instead of from a client's request, and so need not wait for a
   * message. Default: 0.15.
   */
  manualQuoteShare?: number;
};

/** Simulates users; resolves when the signal is aborted and every request is answered or given up. */
export async function driveLoad(environment: Pick<Environment, 'url'>, load: Load): Promise<void> {
  const { history, changesPerSecond, seed, signal, manualQuoteShare } = load;
  const caller = createHttpCaller(environment.url);
  try {
    const users = await signUpUsers(caller, history);
    const clientPool = createClientPool({
      caller,
      history,
      users,
      random: createRandom(seed),
      manualQuoteShare,
    });
    await openLoop(clientPool.act, { perSecond: changesPerSecond, signal });
  } finally {
    caller.stop();
  }
}
