import { setTimeout as wait } from 'node:timers/promises';

import { isTooBusy } from './too-busy.ts';

/** Tries again while what another service has to hear first is under way: at most a minute. A call that has been waited for is not. */
export async function eventually<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; tries < 600; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isTooBusy(error)) {
        throw error;
      }
      await wait(100);
    }
  }
  return attempt();
}
