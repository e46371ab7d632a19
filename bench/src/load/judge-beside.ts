import type { Measured } from '@marquee/bar-kit/bar';
import { percentile } from '@marquee/bar-kit/percentile';

import type { Told } from './ask.ts';
import type { Steady } from './read-steadily.ts';

export type Beside = {
  /** Reads while nobody signed in, and while many did. */
  idle: Steady;
  during: Steady;
  /** Statuses. */
  signIns: readonly number[];
};

/**
 * How much longer the slowest hundredth of everything else took; every sign-in must have been let in. A read that was never sent counts as
 * an error: its time is in no percentile.
 */
export function judgeBeside({ idle, during, signIns }: Beside, mostTimes: number): Measured {
  const [calm, beside] = [idle.told, during.told];
  const times = p99(beside) / p99(calm);
  const letIn = signIns.filter((status) => status === 200).length;
  const faults = [...calm, ...beside].flatMap(({ fault }) => fault ?? []);
  const leftOut = idle.leftOut + during.leftOut;
  const errors = faults.length + leftOut;
  return {
    met: times <= mostTimes && errors === 0 && letIn > 0 && letIn === signIns.length,
    figures: `${times.toFixed(2)} × the idle p99: ${p99(calm).toFixed(1)} ms over ${calm.length} reads, beside sign-ins ${p99(beside).toFixed(1)} ms over ${beside.length}; ${letIn} of ${signIns.length} sign-ins let in; ${errors} errors`,
    remarks: [
      ...(leftOut > 0 ? [`${leftOut} reads were not sent, because too many were under way`] : []),
      ...faults.slice(0, 10),
    ],
  };
}

function p99(told: readonly Told[]): number {
  return percentile(
    told.map(({ ms }) => ms),
    0.99,
  );
}
