import { setTimeout as wait } from 'node:timers/promises';

import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import type { HttpCaller } from '@marquee/bar-kit/http-caller';

const mostTries = 20;

/** Comes back when it is told to: on a busy machine "not now" says nothing about who may do what. */
export function createPatientCaller(url: string): HttpCaller {
  const caller = createHttpCaller(url);
  return {
    async send(call) {
      let answer = await caller.send(call);
      for (let tries = 1; answer.status === 503 && tries < mostTries; tries += 1) {
        await wait(Number(answer.headers['retry-after'] ?? 1) * 1_000);
        answer = await caller.send(call);
      }
      return answer;
    },
    stop: caller.stop,
  };
}
