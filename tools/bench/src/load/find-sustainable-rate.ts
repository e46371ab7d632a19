import type { Measured } from '@marquee/harness-kit/gate';

type RateResult = Pick<Measured, 'passed' | 'figures'>;

/** Tries one rate after the other until an attempt passes. Returns the result of each attempt. */
export async function findSustainableRate(
  rates: readonly number[],
  attempt: (perSecond: number) => Promise<RateResult>,
): Promise<string[]> {
  const results: string[] = [];
  for (const perSecond of rates) {
    const { passed, figures } = await attempt(perSecond);
    results.push(`${passed ? 'sustained' : 'not sustained'}: ${figures}`);
    if (passed) {
      break;
    }
  }
  return results;
}
