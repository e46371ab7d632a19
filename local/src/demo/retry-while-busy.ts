import { setTimeout as wait } from 'node:timers/promises';

import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

/** Total time to wait for one call, and the pauses between its attempts. */
export type RetryPolicy = { firstMs: number; longestMs: number; withinMs: number };

export type CallResponse = { status: number; text: string };

export const retryForTwoMinutes: RetryPolicy = { firstMs: 250, longestMs: 8_000, withinMs: 120_000 };
const busyStatuses = new Set([502, 503, 504]);

/** Repeats a call until the product is not too busy to answer; after `withinMs` it returns the last response. */
export async function retryWhileBusy<Answer extends CallResponse>(
  send: () => Promise<Answer>,
  { withinMs, ...backoff }: RetryPolicy,
): Promise<Answer> {
  const since = performance.now();

  for (let attempts = 0; ; attempts += 1) {
    const response = await send();
    const pauseMs = exponentialBackoff(attempts, backoff);
    if (!isBusy(response) || performance.now() - since + pauseMs > withinMs) {
      return response;
    }
    await wait(pauseMs);
  }
}

/** Also true if an earlier attempt, for which the gateway stopped waiting, is still in flight in its service. */
export function isBusy({ status, text }: CallResponse): boolean {
  return busyStatuses.has(status) || (status === 409 && text.includes('"request_in_flight"'));
}
