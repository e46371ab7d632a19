import { setTimeout as wait } from 'node:timers/promises';

import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

import { isTooBusy } from './too-busy.ts';

/** In milliseconds. A message in flight arrives sooner than the longest pause. */
const backoff = { firstMs: 5, longestMs: 100 };

/**
 * Retries while a message that another service needs is in flight, for at most a minute. Does not retry a call that has already exhausted
 * its retry policy.
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
