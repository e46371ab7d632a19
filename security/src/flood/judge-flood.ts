import type { Measured } from '@marquee/harness-kit/gate';
import { percentile } from '@marquee/harness-kit/percentile';

import { judge, tooFew } from '../gates/judge.ts';

export type Flood = {
  /** Response statuses of the sign-ins. */
  signIns: readonly number[];
  /** Requests to other routes meanwhile. */
  others: readonly { status: number; ms: number }[];
};

const leastSignIns = 200;
const leastOthers = 100;
const mostP99Ms = 300;

/** Passed if every sign-in succeeds or is rejected at once, and no other request waits for sign-ins. */
export function judgeFlood({ signIns, others }: Flood): Measured {
  const times = others.map(({ ms }) => ms);
  const p99 = percentile(times, 0.99);
  const letIn = signIns.filter((status) => status === 200).length;
  const sentAway = signIns.filter((status) => status === 503 || status === 429).length;
  const otherwise = [...new Set(signIns.filter((status) => ![200, 429, 503].includes(status)))];
  return judge({
    figures: `${signIns.length} sign-ins at once: ${letIn} let in, ${sentAway} sent away; ${others.length} other requests meanwhile: p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
    faults: [
      ...tooFew('sign-ins at once', signIns.length, leastSignIns),
      ...tooFew('other requests meanwhile', others.length, leastOthers),
      ...(letIn === 0 ? ['nobody was let in'] : []),
      ...(letIn + sentAway < signIns.length
        ? [
            `${signIns.length - letIn - sentAway} sign-ins were neither let in nor sent away, but answered ${otherwise.join(', ')}`,
          ]
        : []),
      ...(p99 > mostP99Ms ? [`other routes' p99 was ${p99.toFixed(0)} ms; ${mostP99Ms} ms are allowed`] : []),
      ...others
        .filter(({ status }) => status >= 400)
        .map(({ status }) => `another request was answered ${status}`),
    ],
  });
}
