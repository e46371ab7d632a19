import { setTimeout as wait } from 'node:timers/promises';

import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

const maxTries = 20;

/** Repeats a call that gets 503, after the time in Retry-After, because a temporary rejection says nothing about permissions. */
export function createRetryingCaller(url: string): HttpCaller {
  const caller = createHttpCaller(url);
  return {
    async send(call) {
      let answer = await caller.send(call);
      for (let tries = 1; answer.status === 503 && tries < maxTries; tries += 1) {
        await wait(Number(answer.headers['retry-after'] ?? 1) * 1_000);
        answer = await caller.send(call);
      }
      return answer;
    },
    stop: caller.stop,
  };
}
