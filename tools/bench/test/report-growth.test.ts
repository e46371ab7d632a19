import type { GrowthResult } from '../src/growth/measure-growth.ts';
import { reportGrowth } from '../src/growth/report-growth.ts';
import { always } from './spreads.ts';

function aGrowthResult(requestTimes: readonly number[], grown: Partial<GrowthResult> = {}): GrowthResult {
  const points = requestTimes.map((ms, at) => ({
    events: 10 ** (at + 3),
    requestTimes: always(ms),
    queryTimes: always(1),
  }));
  return {
    curves: [{ name: 'GET /quotes', points }],
    unstableSizes: [],
    insertCost: { events: 990, seconds: 90 },
    ...grown,
  };
}

describe('the report of growth', () => {
  test('when a call’s time grows only at sizes without a target, then the target is met and the growth is reported', () => {
    const reported = aGrowthResult([4, 12], { insertCost: { events: 999_990, seconds: 900 } });

    const { passed, figures, remarks } = reportGrowth({ judged: aGrowthResult([4, 5]), reported }, 1.5);

    expect(passed).toBe(true);
    expect(figures).toContain('at most 1.25 × the fastest of the same call');
    expect(figures).toContain('reported: with 999,990 events added, at most 3.00 × as long');
    expect(remarks).toContain('reported, in a second run: 999,990 events were written in 15.0 minutes');
  });

  test('when a call’s time grows at a judged size, then the target is missed, whatever the reported sizes show', () => {
    const { passed } = reportGrowth({ judged: aGrowthResult([4, 7]), reported: aGrowthResult([4, 4]) }, 1.5);

    expect(passed).toBe(false);
  });

  test('when measuring the reported sizes failed, then the judged sizes and the reason of the failure are reported', () => {
    const { passed, figures, remarks } = reportGrowth(
      { judged: aGrowthResult([4, 5]), reported: { failure: 'no space left' } },
      1.5,
    );

    expect(passed).toBe(true);
    expect(figures).toContain('at most 1.25 × the fastest of the same call');
    expect(figures).toContain('reported: not measured');
    expect(remarks.at(-1)).toBe('reported, in a second run: not measured: no space left');
  });

  test('when readings at a size never agreed, then the remarks about its series state the size', () => {
    const judged = aGrowthResult([4, 4], { unstableSizes: [1_000] });
    const reported = aGrowthResult([4, 4], { unstableSizes: [10_000] });

    const { remarks } = reportGrowth({ judged, reported }, 1.5);

    const places = ['at 1,000 events', 'reported, in a second run', 'at 10,000 events'];
    const found = places.map((start) => remarks.findIndex((remark) => remark.startsWith(start)));
    expect(found).toEqual([0, 2, 3]);
  });
});
