import { setTimeout as wait } from 'node:timers/promises';

import { growingPause } from '@marquee/service-kit/process/growing-pause';

import { isTooBusy } from './too-busy.ts';

/** In milliseconds. A message that is under way arrives sooner than the longest pause. */
const pauses = { firstMs: 5, longestMs: 100 };

/** Tries again while what another service has to hear first is under way: at most a minute. A call that has been waited for is not. */
export async function eventually<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isTooBusy(error)) {
        throw error;
      }
      await wait(growingPause(tries, pauses));
    }
  }
  return attempt();
}
