import { setTimeout as wait } from 'node:timers/promises';

import { growingPause } from '@marquee/service-kit/process/growing-pause';

import { isTooBusy } from './too-busy.ts';

/** In milliseconds. A message in flight arrives sooner than the longest pause. */
const pauses = { firstMs: 5, longestMs: 100 };

/**
 * Retries while a message that another service needs is in flight, for at most a minute. Does not retry a call that has already exhausted
 * its patience.
 */
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
