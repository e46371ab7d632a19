import { isEnoughKilled } from '../src/gates/judge-kills.ts';
import type { KillsSoFar } from '../src/gates/judge-kills.ts';
import { isOutageSurvived } from '../src/gates/judge-outage.ts';
import type { Outage } from '../src/gates/judge-outage.ts';
import { judge } from '../src/gates/judge.ts';
import { successWithin } from '../src/gates/success-within.ts';
import { withExits } from '../src/gates/with-exits.ts';
import { anEntry } from './check-fixture.ts';

const span = { from: 10, until: 20 };
const within = { openedAt: 15 };

describe('judge', () => {
  test('when nothing was found, then the measurement decides', () => {
    const judged = (passed: boolean) => judge({ passed, figures: 'seen', findings: [] });

    expect([judged(true).passed, judged(false).passed]).toEqual([true, false]);
    expect(judged(true).figures).toContain('seen; lost 0, duplicate 0');
  });

  test.each(['lost', 'duplicate', 'illegal', 'differs', 'left-over', 'parked', 'refused'] as const)(
    'when something is %s, then it is not met and reported',
    (kind) => {
      const { passed, figures, remarks } = judge({
        passed: true,
        figures: '',
        findings: [{ kind, detail: 'it' }],
      });

      expect(passed).toBe(false);
      expect(figures).toContain(`${kind} 1`);
      expect(remarks).toEqual([`${kind}: it`]);
    },
  );

  test('when entries are given, then their outcomes are reported', () => {
    expect(judge({ passed: true, figures: '', findings: [], entries: [] }).remarks).toEqual([
      'refused 0, never answered 0',
    ]);
  });
});

describe('with exits', () => {
  const passed = { passed: true, figures: 'seen', remarks: ['seed 1'] };

  test('when no process exited unexpectedly, then the measurement stands', () => {
    expect(withExits(passed, [])).toBe(passed);
  });

  test('when a process exited unexpectedly, then the target is not met and the process is named', () => {
    const judged = withExits(passed, [{ name: 'quotes', code: 1, signal: null }]);

    expect(judged.passed).toBe(false);
    expect(judged.remarks).toEqual(['seed 1', 'quotes ended by itself: exit code 1']);
  });
});

describe('success within', () => {
  const acknowledged = anEntry('add-line', within);
  const waiting = anEntry('create-quote', { ...within, outcome: 'refused', code: 'event_not_found' });

  test('when all but what waits for a message was acknowledged at once, then all succeeded', () => {
    expect(successWithin([acknowledged, waiting], span)).toEqual({
      success: 1,
      acknowledged: 1,
      requested: 2,
      refused: 1,
    });
  });

  test.each([
    ['rejected wrongly', { outcome: 'refused', code: 'unauthenticated' }],
    ['never answered', { outcome: 'unknown' }],
    ['answered at the second attempt', { attempts: 2 }],
  ] as const)('when one of two was %s, then half succeeded', (_what, about) => {
    const failed = anEntry('add-line', { ...within, ...about });

    expect(successWithin([acknowledged, failed], span).success).toBe(0.5);
  });

  test('when nothing that could succeed was sent in the span, then nothing succeeded', () => {
    expect(successWithin([waiting, anEntry('add-line', { openedAt: 20 })], span).success).toBe(0);
  });
});

describe('is enough killed', () => {
  const plan = { rounds: 2, minRate: 50, leastMs: 1_000, leastAcknowledged: 100 };
  const enough = { each: new Map([['quotes', 2]]), elapsedMs: 1_000, acknowledged: 100 };

  test('when each was killed as often and as long as planned, then it is', () => {
    expect(isEnoughKilled(plan, enough)).toBe(true);
  });

  test.each<[string, Partial<KillsSoFar>]>([
    ['one was killed too rarely', { each: new Map([...enough.each, ['broker', 1]]) }],
    ['it was too short', { elapsedMs: 999 }],
    ['too little was acknowledged', { acknowledged: 99 }],
  ])('when %s, then it is not', (_what, kills) => {
    expect(isEnoughKilled(plan, { ...enough, ...kills })).toBe(false);
  });
});

describe('is an outage survived', () => {
  const writes = { success: 0.999, acknowledged: 100, requested: 120, refused: 20 };
  const well: Outage = { writes, grownMegabytes: 49, grownBy: 'quotes', died: [], p99Ms: 15_000 };
  const plan = { leastAcknowledged: 100 };

  test('when all is within its limits, then it is', () => {
    expect(isOutageSurvived(well, plan)).toBe(true);
  });

  test.each<[string, Partial<Outage>]>([
    ['writes failed', { writes: { ...writes, success: 0.998 } }],
    ['too few were acknowledged', { writes: { ...writes, acknowledged: 99 } }],
    ['memory grew', { grownMegabytes: 50 }],
    ['a process died', { died: ['events'] }],
    ['messages came late', { p99Ms: 15_001 }],
    ['no message arrived', { p99Ms: Number.NaN }],
  ])('when %s, then it is not', (_what, outage) => {
    expect(isOutageSurvived({ ...well, ...outage }, plan)).toBe(false);
  });
});
