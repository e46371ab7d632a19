import type { Measured } from '@marquee/harness-kit/gate';
import { percentile } from '@marquee/harness-kit/percentile';

import { judge, tooFew } from '../gates/judge.ts';

export type Flood = {
  /** Response statuses of the sign-ins. */
  signIns: readonly number[];
  /** Requests to other routes meanwhile. */
  others: readonly { status: number; ms: number }[];
};

const minSignIns = 200;
const minOthers = 100;
const maxP99Ms = 300;

/** Passed if every sign-in succeeds or is rejected at once, and no other request waits for sign-ins. */
export function judgeFlood({ signIns, others }: Flood): Measured {
  const times = others.map(({ ms }) => ms);
  const p99 = percentile(times, 0.99);
  const succeeded = signIns.filter((status) => status === 200).length;
  const rejected = signIns.filter((status) => status === 503 || status === 429).length;
  const otherwise = [...new Set(signIns.filter((status) => ![200, 429, 503].includes(status)))];
  return judge({
    figures: `${signIns.length} sign-ins at once: ${succeeded} succeeded, ${rejected} rejected with 429 or 503; ${others.length} other requests meanwhile: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    faults: [
      ...tooFew('sign-ins at once', signIns.length, minSignIns),
      ...tooFew('other requests meanwhile', others.length, minOthers),
      ...(succeeded === 0 ? ['no sign-in succeeded'] : []),
      ...(succeeded + rejected < signIns.length
        ? [`${signIns.length - succeeded - rejected} sign-ins got other answers: ${otherwise.join(', ')}`]
        : []),
      ...(p99 > maxP99Ms ? [`other routes' p99 was ${p99.toFixed(0)} ms; ${maxP99Ms} ms are allowed`] : []),
      ...others
        .filter(({ status }) => status >= 400)
        .map(({ status }) => `another request was answered ${status}`),
    ],
  });
}
