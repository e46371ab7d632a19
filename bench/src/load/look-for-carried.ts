import type { Measured } from '@marquee/bar-kit/bar';

type Tried = Pick<Measured, 'met' | 'figures'>;

/** Tries one rate after the other until one meets the times; returns the results. Later rates are not tried. */
export async function lookForCarried(
  rates: readonly number[],
  attempt: (perSecond: number) => Promise<Tried>,
): Promise<string[]> {
  const seen: string[] = [];
  for (const perSecond of rates) {
    const { met, figures } = await attempt(perSecond);
    seen.push(`${met ? 'kept' : 'not kept'}: ${figures}`);
    if (met) {
      break;
    }
  }
  return seen;
}
