import type { Measured } from '@marquee/harness-kit/gate';

import { formatSpread } from '../gates/format-figures.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';

/** The median response time of each program in every round, in microseconds. */
export type Medians = Readonly<Record<'gateway' | 'middleware' | 'nginx' | 'upstream', readonly number[]>>;

/**
 * Compares the time that each proxy adds to the upstream's own median, round by round. A round in which a proxy adds no time is a faulty
 * measurement, so the target is missed.
 */
export function judgeAddedTime(
  { upstream, gateway, middleware, nginx }: Medians,
  maxRatioToNginx: number,
): Measured {
  const minusUpstream = (medians: readonly number[]) =>
    medians.map((median, round) => median - (upstream[round] ?? Number.NaN));
  const added = {
    gateway: minusUpstream(gateway),
    middleware: minusUpstream(middleware),
    nginx: minusUpstream(nginx),
  };
  const ratioToNginx = ratioOf(added.gateway, added.nginx);
  const ratioToMiddleware = ratioOf(added.gateway, added.middleware);
  const withoutAddedTime = Object.entries(added).filter(([, rounds]) => !rounds.every((round) => round > 0));
  return {
    passed: withoutAddedTime.length === 0 && ratioToNginx.median <= maxRatioToNginx,
    figures: `${formatSpread(ratioToNginx, 2)} × what nginx adds, ${formatSpread(ratioToMiddleware, 2)} × what the bare middleware adds`,
    remarks: [
      ...withoutAddedTime.map(
        ([name]) => `${name} added nothing or less in a round, so the ratio is meaningless`,
      ),
      ...Object.entries(added).map(
        ([name, rounds]) => `${name}: adds ${formatSpread(spreadOf(rounds))} µs to the median`,
      ),
    ],
  };
}
