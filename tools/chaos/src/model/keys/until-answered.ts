import { setTimeout as wait } from 'node:timers/promises';

import type { KeyedAnswer, KeyedCall, KeyedCaller } from './keyed-caller.ts';

/** Longer than the lock of an interrupted attempt. */
const timeoutMs = 40_000;

/** Retries as a browser does while the call is in flight or the service is unavailable. */
export async function retryUntilAnswered(caller: KeyedCaller, call: KeyedCall): Promise<KeyedAnswer> {
  const giveUpAt = performance.now() + timeoutMs;
  let answer = await caller(call);
  while (isRetryable(answer) && performance.now() < giveUpAt) {
    await wait(300);
    answer = await caller(call);
  }
  return answer;
}

function isRetryable({ status, text, retryAfter }: KeyedAnswer): boolean {
  const isInProgress = status === 409 && text.includes('request_in_flight') && retryAfter !== null;
  return isInProgress || [0, 502, 503, 504].includes(status);
}
