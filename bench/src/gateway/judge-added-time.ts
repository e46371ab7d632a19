import type { Measured } from '@marquee/harness-kit/gate';

import { formatSpread } from '../gates/format-figures.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';

/** Microseconds: the median response time of each in every round. */
export type Medians = Readonly<Record<'gateway' | 'middleware' | 'nginx' | 'upstream', readonly number[]>>;

/** Compares what each adds to the upstream's own median, round by round. A round in which one adds nothing has measured something else. */
export function judgeAddedTime(
  { upstream, gateway, middleware, nginx }: Medians,
  maxRatioToNginx: number,
): Measured {
  const toUpstream = (medians: readonly number[]) =>
    medians.map((median, round) => median - (upstream[round] ?? Number.NaN));
  const added = {
    gateway: toUpstream(gateway),
    middleware: toUpstream(middleware),
    nginx: toUpstream(nginx),
  };
  const ratioToNginx = ratioOf(added.gateway, added.nginx);
  const ratioToMiddleware = ratioOf(added.gateway, added.middleware);
  const withoutAddedTime = Object.entries(added).filter(([, rounds]) => !rounds.every((round) => round > 0));
  return {
    passed: withoutAddedTime.length === 0 && ratioToNginx.median <= maxRatioToNginx,
    figures: `${formatSpread(ratioToNginx, 2)} × what nginx adds, ${formatSpread(ratioToMiddleware, 2)} × what the bare middleware adds`,
    remarks: [
      ...withoutAddedTime.map(
        ([name]) => `${name} added nothing or less in a round, so the ratio says nothing`,
      ),
      ...Object.entries(added).map(
        ([name, rounds]) => `${name}: adds ${formatSpread(spreadOf(rounds))} µs to the median`,
      ),
    ],
  };
}
