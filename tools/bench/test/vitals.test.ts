import { vitalsOf } from '../src/web/visit/vitals.ts';
import type { RecordedVitals } from '../src/web/visit/vitals.ts';

function aVisit(recorded: Partial<RecordedVitals>): RecordedVitals {
  return {
    firstPaintAt: 400,
    largestPaints: [{ at: 400, what: '<h1>' }],
    shifts: [],
    longTasks: [],
    ...recorded,
  };
}

describe('vitals', () => {
  test('when a larger element was painted later, then its time is the LCP', () => {
    const { lcp } = vitalsOf(
      aVisit({
        largestPaints: [
          { at: 400, what: '<p>' },
          { at: 900, what: '<h1>' },
        ],
      }),
    );

    expect(lcp).toBe(900);
  });

  test.each([
    ['a task of 50 ms', { at: 500, milliseconds: 50 }, 0],
    ['a task of 120 ms', { at: 500, milliseconds: 120 }, 70],
    ['a task that ended before the first paint', { at: 100, milliseconds: 300 }, 0],
    ['a task during which the first paint occurred', { at: 300, milliseconds: 200 }, 50],
  ])(
    'when there was %s, then only its time beyond 50 ms after the first paint is blocking time',
    (_what, task, blocked) => {
      expect(vitalsOf(aVisit({ longTasks: [task] })).tbt).toBe(blocked);
    },
  );

  test('when groups of shifts are more than a second apart, then the worse group counts', () => {
    const shifts = [
      { at: 500, value: 0.02 },
      { at: 2_000, value: 0.03 },
      { at: 2_500, value: 0.01 },
    ];

    expect(vitalsOf(aVisit({ shifts })).cls).toBeCloseTo(0.04);
  });

  test('when shifts continue for longer than five seconds, then a new window begins', () => {
    const shifts = Array.from({ length: 8 }, (_, place) => ({ at: place * 900, value: 0.01 }));

    expect(vitalsOf(aVisit({ shifts })).cls).toBeCloseTo(0.06);
  });

  test.each([{ firstPaintAt: null }, { largestPaints: [] }])(
    'when nothing was painted (%j), then an error is thrown',
    (nothing) => {
      expect(() => vitalsOf(aVisit(nothing))).toThrow('Nothing was painted.');
    },
  );
});
