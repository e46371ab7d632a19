import { cpuSecondsOf } from './cpu-seconds.ts';
import { drive } from './drive.ts';
import type { Load } from './drive.ts';
import type { Subject } from './in-turn.ts';

/** One round at full speed. */
export type Rate = { perSecond: number; cpuMicroseconds: number; failed: number };

export async function measureRate(
  { pid, url, headers }: Subject,
  load: Pick<Load, 'connections' | 'seconds' | 'changes'>,
): Promise<Rate> {
  const before = cpuSecondsOf(pid);
  const carried = await drive({ url, headers, ...load });
  const used = cpuSecondsOf(pid) - before;
  return {
    perSecond: carried.answered / carried.seconds,
    cpuMicroseconds: (used / carried.answered) * 1_000_000,
    // A round without responses says nothing about the cost of a request.
    failed: carried.answered === 0 ? Math.max(1, carried.failed) : carried.failed,
  };
}

export function perSecondOf({ perSecond }: Rate): number {
  return perSecond;
}

/** Microseconds per request. */
export function cpuOf({ cpuMicroseconds }: Rate): number {
  return cpuMicroseconds;
}

export function failedIn(rates: readonly Rate[]): number {
  return rates.reduce((sum, { failed }) => sum + failed, 0);
}
