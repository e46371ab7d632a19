import type { Result } from 'lighthouse';

type Report = Pick<Result, 'runtimeError'>;

/** `tries`: number of attempts. */
export type Recorded<Kept> = { report: Kept | undefined; tries: number };

const most = 3;

/**
 * The first report with a recorded navigation, else the last. Chromium sometimes records none, mostly in a browser's first seconds;
 * Lighthouse itself then recommends another run.
 */
export async function untilRecorded<Kept extends Report>(
  report: () => Promise<Kept | undefined>,
): Promise<Recorded<Kept>> {
  let tries = 0;
  let last: Kept | undefined;
  do {
    last = await report();
    tries += 1;
  } while (last?.runtimeError?.code === 'NO_NAVSTART' && tries < most);
  return { report: last, tries };
}
