import { askedOf, missesOf, verdictOn } from '../src/web/pages/judge.ts';

describe('the limits of a page', () => {
  test('when a figure is at its limit, then nothing is missed', () => {
    const misses = missesOf('quote', [
      { what: 'LCP', seen: 300, most: 300 },
      { what: 'score', seen: 90, least: 90 },
    ]);

    expect(misses).toEqual([]);
  });

  test('when a figure is above its limit, then the miss is reported with its unit', () => {
    const misses = missesOf('quote', [
      { what: 'LCP beside the founder’s', seen: 1.512, most: 1.5, unit: ' ×', digits: 2 },
    ]);

    expect(misses).toEqual(['quote: LCP beside the founder’s 1.51 ×, ≤ 1.50 ×']);
  });

  test('when a figure is below its minimum, then that is reported', () => {
    expect(missesOf('sign-in', [{ what: 'score', seen: 56, least: 90 }])).toEqual([
      'sign-in: score 56, ≥ 90',
    ]);
  });

  test('when a figure is not a number, then it misses its limit', () => {
    const misses = missesOf('quote', [
      { what: 'LCP', seen: Number.NaN, most: 300 },
      { what: 'score', seen: Number.NaN, least: 90 },
    ]);

    expect(misses).toHaveLength(2);
  });

  test('when a figure has no limit, then it misses none', () => {
    expect(missesOf('role', [{ what: 'LCP', seen: 9_000, most: undefined }])).toEqual([]);
  });

  test('when several pages have the same limits, then they are stated once, and pages without limits are omitted', () => {
    const pages = [
      { name: 'quote', most: 225 },
      { name: 'role', most: null },
      { name: 'dashboard', most: 270 },
      { name: 'editor', most: 270 },
    ];

    const asked = askedOf(pages, ({ most }) => (most === null ? [] : [`≤ ${most} kB`]));

    expect(asked).toBe('quote: ≤ 225 kB; dashboard, editor: ≤ 270 kB');
  });

  test('when something is missed, then the verdict names it', () => {
    expect(verdictOn(3, [])).toBe('all 3 pages within their limits');
    expect(verdictOn(3, ['quote: a', 'role: b'])).toBe('missed: quote: a; role: b');
  });
});
