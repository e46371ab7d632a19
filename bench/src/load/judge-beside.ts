import type { Measured } from '@marquee/bar-kit/bar';
import { percentile } from '@marquee/bar-kit/percentile';

import type { Told } from './ask.ts';

export type Beside = {
  /** Reads while nobody signed in, and while many did. */
  idle: readonly Told[];
  during: readonly Told[];
  /** Statuses. */
  signIns: readonly number[];
};

/** How much longer the slowest hundredth of everything else took; every sign-in must have been let in. */
export function judgeBeside({ idle, during, signIns }: Beside, mostTimes: number): Measured {
  const times = p99(during) / p99(idle);
  const letIn = signIns.filter((status) => status === 200).length;
  const faults = [...idle, ...during].flatMap(({ fault }) => fault ?? []);
  return {
    met: times <= mostTimes && faults.length === 0 && letIn > 0 && letIn === signIns.length,
    figures: `${times.toFixed(2)} × the idle p99: ${p99(idle).toFixed(1)} ms over ${idle.length} reads, beside sign-ins ${p99(during).toFixed(1)} ms over ${during.length}; ${letIn} of ${signIns.length} sign-ins let in; ${faults.length} errors`,
    remarks: faults.slice(0, 10),
  };
}

function p99(told: readonly Told[]): number {
  return percentile(
    told.map(({ ms }) => ms),
    0.99,
  );
}
