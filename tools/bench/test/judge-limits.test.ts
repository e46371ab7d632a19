import { targetsOf, missesOf, summarizeMisses } from '../src/web/pages/judge-limits.ts';

describe('the limits of a page', () => {
  test('when a figure is at its limit, then nothing is missed', () => {
    const misses = missesOf('quote', [
      { label: 'LCP', value: 300, max: 300 },
      { label: 'score', value: 90, min: 90 },
    ]);

    expect(misses).toEqual([]);
  });

  test('when a figure is above its limit, then the miss is reported with its unit', () => {
    const misses = missesOf('quote', [
      { label: 'LCP beside the founder’s', value: 1.512, max: 1.5, unit: ' ×', digits: 2 },
    ]);

    expect(misses).toEqual(['quote: LCP beside the founder’s 1.51 ×, ≤ 1.50 ×']);
  });

  test('when a figure is below its minimum, then the miss is reported', () => {
    expect(missesOf('sign-in', [{ label: 'score', value: 56, min: 90 }])).toEqual([
      'sign-in: score 56, ≥ 90',
    ]);
  });

  test('when a figure is not a number, then it misses its limit', () => {
    const misses = missesOf('quote', [
      { label: 'LCP', value: Number.NaN, max: 300 },
      { label: 'score', value: Number.NaN, min: 90 },
    ]);

    expect(misses).toHaveLength(2);
  });

  test('when a figure has no limit, then it misses none', () => {
    expect(missesOf('role', [{ label: 'LCP', value: 9_000, max: undefined }])).toEqual([]);
  });

  test('when several pages have the same limits, then the limits are stated once, and pages without limits are omitted', () => {
    const pages = [
      { name: 'quote', maxKilobytes: 225 },
      { name: 'role', maxKilobytes: null },
      { name: 'dashboard', maxKilobytes: 270 },
      { name: 'editor', maxKilobytes: 270 },
    ];

    const target = targetsOf(pages, ({ maxKilobytes }) =>
      maxKilobytes === null ? [] : [`≤ ${maxKilobytes} kB`],
    );

    expect(target).toBe('quote: ≤ 225 kB; dashboard, editor: ≤ 270 kB');
  });

  test('when a limit is missed, then the summary contains the miss', () => {
    expect(summarizeMisses(3, [])).toBe('all 3 pages within their limits');
    expect(summarizeMisses(3, ['quote: a', 'role: b'])).toBe('missed: quote: a; role: b');
  });
});
