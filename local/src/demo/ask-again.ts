import { setTimeout as wait } from 'node:timers/promises';

import { growingPause } from '@marquee/service-kit/process/growing-pause';

/** Total time to wait for one call, and the pauses between its attempts. */
export type Patience = { firstMs: number; longestMs: number; withinMs: number };

export type CallAnswer = { status: number; text: string };

export const twoMinutes: Patience = { firstMs: 250, longestMs: 8_000, withinMs: 120_000 };
const busyStatuses = new Set([502, 503, 504]);

/** Repeats a call until the product is not too busy to answer; after the patience it returns the last response. */
export async function askAgain<Answer extends CallAnswer>(
  ask: () => Promise<Answer>,
  { withinMs, ...pauses }: Patience,
): Promise<Answer> {
  const since = performance.now();

  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    const pauseMs = growingPause(tries, pauses);
    if (!isBusy(answer) || performance.now() - since + pauseMs > withinMs) {
      return answer;
    }
    await wait(pauseMs);
  }
}

/** Also true if an earlier attempt that the gateway gave up is still in flight in its service. */
export function isBusy({ status, text }: CallAnswer): boolean {
  return busyStatuses.has(status) || (status === 409 && text.includes('"request_in_flight"'));
}
