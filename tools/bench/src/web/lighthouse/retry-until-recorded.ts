import type { Result } from 'lighthouse';

type Report = Pick<Result, 'runtimeError'>;

/** `attempts`: the number of runs until the report. */
export type Recorded<Reported> = { report: Reported | undefined; attempts: number };

const maxAttempts = 3;

/**
 * Repeats `report` until Chromium has recorded the navigation, at most three times; returns the last report. Chromium sometimes misses the
 * navigation, mostly in a browser's first seconds, and Lighthouse itself then recommends another run.
 */
export async function retryUntilRecorded<Reported extends Report>(
  report: () => Promise<Reported | undefined>,
): Promise<Recorded<Reported>> {
  let attempts = 0;
  let last: Reported | undefined;
  do {
    last = await report();
    attempts += 1;
  } while (last?.runtimeError?.code === 'NO_NAVSTART' && attempts < maxAttempts);
  return { report: last, attempts };
}
