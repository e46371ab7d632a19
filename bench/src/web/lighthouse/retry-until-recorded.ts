import type { Result } from 'lighthouse';

type Report = Pick<Result, 'runtimeError'>;

/** `attempts`: how many runs it took. */
export type Recorded<Reported> = { report: Reported | undefined; attempts: number };

const maxAttempts = 3;

/**
 * The first report with a recorded navigation, else the last. Chromium sometimes records none, mostly in a browser's first seconds;
 * Lighthouse itself then recommends another run.
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
