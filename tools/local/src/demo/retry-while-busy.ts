import { setTimeout as wait } from 'node:timers/promises';

import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

/** Total time to wait for one call, and the pauses between its attempts. */
export type RetryPolicy = { firstMs: number; longestMs: number; withinMs: number };

export type CallResponse = { status: number; text: string };

export const retryForTwoMinutes: RetryPolicy = { firstMs: 250, longestMs: 8_000, withinMs: 120_000 };
const busyStatuses = new Set([502, 503, 504]);

/** Repeats a call while the product is too busy to answer. Returns the last response if the next pause would exceed `withinMs`. */
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

/** Also true if the service is still handling an earlier attempt of the same call, after the gateway's timeout. */
export function isBusy({ status, text }: CallResponse): boolean {
  return busyStatuses.has(status) || (status === 409 && text.includes('"request_in_flight"'));
}
