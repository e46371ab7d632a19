import { setTimeout as wait } from 'node:timers/promises';

import { growingPause } from '@marquee/service-kit/process/growing-pause';

/** How long to wait for one call to be answered, and the pauses between the tries. */
export type Patience = { firstMs: number; longestMs: number; withinMs: number };

export type CallAnswer = { status: number; text: string };

export const twoMinutes: Patience = { firstMs: 250, longestMs: 8_000, withinMs: 120_000 };
const busyStatuses = new Set([502, 503, 504]);

/** Asks until the product is not too busy to answer; what it said last when patience is over. */
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

/** Also where an earlier try, given up by the gateway, is still under way in its service. */
export function isBusy({ status, text }: CallAnswer): boolean {
  return busyStatuses.has(status) || (status === 409 && text.includes('"request_in_flight"'));
}
