import type { Measured } from '@marquee/bar-kit/bar';

import { told } from '../bars/words.ts';
import { ratioOf, spreadOf } from '../measure/spread.ts';

/** Microseconds: the median response time of each in every round. */
export type Medians = Readonly<Record<'gateway' | 'middleware' | 'nginx' | 'upstream', readonly number[]>>;

/** Compares what each adds to the upstream's own median, round by round. A round in which one adds nothing has measured something else. */
export function judgeAdded({ upstream, gateway, middleware, nginx }: Medians, mostOfNginx: number): Measured {
  const toUpstream = (medians: readonly number[]) =>
    medians.map((median, round) => median - (upstream[round] ?? Number.NaN));
  const added = {
    gateway: toUpstream(gateway),
    middleware: toUpstream(middleware),
    nginx: toUpstream(nginx),
  };
  const ratioToNginx = ratioOf(added.gateway, added.nginx);
  const ratioToMiddleware = ratioOf(added.gateway, added.middleware);
  const without = Object.entries(added).filter(([, rounds]) => !rounds.every((round) => round > 0));
  return {
    met: without.length === 0 && ratioToNginx.median <= mostOfNginx,
    figures: `${told(ratioToNginx, 2)} × what nginx adds, ${told(ratioToMiddleware, 2)} × what the bare middleware adds`,
    remarks: [
      ...without.map(([name]) => `${name} added nothing or less in a round, so the ratio says nothing`),
      ...Object.entries(added).map(
        ([name, rounds]) => `${name}: adds ${told(spreadOf(rounds))} µs to the median`,
      ),
    ],
  };
}
