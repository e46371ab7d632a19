import { cpuSecondsOf } from './cpu-seconds.ts';
import { generateLoad } from './generate-load.ts';
import type { Load } from './generate-load.ts';
import type { Subject } from './measure-interleaved.ts';

/** The result of one round of load at full speed. `cpuMicroseconds`: CPU time per request with a 2xx response. */
export type Rate = { perSecond: number; cpuMicroseconds: number; failed: number };

export async function measureRate(
  { pid, url, headers }: Subject,
  options: Pick<Load, 'connections' | 'seconds' | 'changes'>,
): Promise<Rate> {
  const before = cpuSecondsOf(pid);
  const load = await generateLoad({ url, headers, ...options });
  const used = cpuSecondsOf(pid) - before;
  return {
    perSecond: load.answered / load.seconds,
    cpuMicroseconds: (used / load.answered) * 1_000_000,
    // A round without a 2xx response counts as failed, because it shows nothing about the cost of a request.
    failed: load.answered === 0 ? Math.max(1, load.failed) : load.failed,
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
