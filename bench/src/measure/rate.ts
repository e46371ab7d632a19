import { cpuSecondsOf } from './cpu-seconds.ts';
import { drive } from './drive.ts';
import type { Load } from './drive.ts';
import type { Subject } from './in-turn.ts';

/** Of one round, as fast as it goes. */
export type Rate = { perSecond: number; cpuMicroseconds: number; failed: number };

/** RangeError where nothing was answered: it says nothing of what a request costs. */
export async function measureRate(
  { pid, url, headers }: Subject,
  load: Pick<Load, 'connections' | 'seconds' | 'changes'>,
): Promise<Rate> {
  const before = cpuSecondsOf(pid);
  const carried = await drive({ url, headers, ...load });
  const used = cpuSecondsOf(pid) - before;
  if (carried.answered === 0) {
    throw new RangeError(`${url} answered nothing in ${load.seconds} seconds.`);
  }
  return {
    perSecond: carried.answered / carried.seconds,
    cpuMicroseconds: (used / carried.answered) * 1_000_000,
    failed: carried.failed,
  };
}

export function perSecondOf({ perSecond }: Rate): number {
  return perSecond;
}

/** Microseconds of one request. */
export function cpuOf({ cpuMicroseconds }: Rate): number {
  return cpuMicroseconds;
}

export function failedIn(rates: readonly Rate[]): number {
  return rates.reduce((sum, { failed }) => sum + failed, 0);
}
