import { setTimeout as wait } from 'node:timers/promises';

import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

import { isTooBusy } from './too-busy.ts';

/** Pauses between attempts in milliseconds. A message in flight usually arrives within the longest pause. */
const backoff = { firstMs: 5, longestMs: 100 };

/**
 * Retries for about a minute, because a message that the called service needs may still be in flight. Does not retry a call that has
 * already exhausted its retry policy.
 */
export async function eventually<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 0; attempts < 600; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (isTooBusy(error)) {
        throw error;
      }
      await wait(exponentialBackoff(attempts, backoff));
    }
  }
  return attempt();
}
