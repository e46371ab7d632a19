import type { Result } from 'lighthouse';

type Report = Pick<Result, 'runtimeError'>;

/** `tries`: how often it was asked. */
export type Recorded<Kept> = { report: Kept | undefined; tries: number };

const most = 3;

/**
 * The first report of which the navigation was recorded, else the last. Chromium now and then records none, in the first seconds of a browser
 * above all; of this Lighthouse itself says that it should be run again.
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
