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
  test('when there are no findings, then the measurement decides', () => {
    const judged = (passed: boolean) => judge({ passed, figures: 'seen', findings: [] });

    expect([judged(true).passed, judged(false).passed]).toEqual([true, false]);
    expect(judged(true).figures).toContain('seen; lost 0, duplicate 0');
  });

  test.each(['lost', 'duplicate', 'illegal', 'differs', 'left-over', 'dead-letter', 'refused'] as const)(
    'when there is a finding of kind %s, then the gate fails and the finding is reported',
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
      'rejected 0, unanswered 0',
    ]);
  });
});

describe('with exits', () => {
  const passed = { passed: true, figures: 'seen', remarks: ['seed 1'] };

  test('when no process exited unexpectedly, then the measurement is unchanged', () => {
    expect(withExits(passed, [])).toBe(passed);
  });

  test('when a process exited unexpectedly, then the gate fails and the process is named', () => {
    const judged = withExits(passed, [{ name: 'quotes', code: 1, signal: null }]);

    expect(judged.passed).toBe(false);
    expect(judged.remarks).toEqual(['seed 1', 'quotes exited unexpectedly: exit code 1']);
  });
});

describe('success within', () => {
  const acknowledged = anEntry('add-line', within);
  const waiting = anEntry('create-quote', { ...within, outcome: 'refused', code: 'event_not_found' });

  test('when every change was acknowledged at the first attempt, except one that a missing message rejected, then the success is 1', () => {
    expect(successWithin([acknowledged, waiting], span)).toEqual({
      success: 1,
      acknowledged: 1,
      requested: 2,
      refused: 1,
    });
  });

  test.each([
    ['rejected for no permitted reason', { outcome: 'refused', code: 'unauthenticated' }],
    ['never answered', { outcome: 'unknown' }],
    ['answered at the second attempt', { attempts: 2 }],
  ] as const)('when one of two changes was %s, then the success is 0.5', (_what, about) => {
    const failed = anEntry('add-line', { ...within, ...about });

    expect(successWithin([acknowledged, failed], span).success).toBe(0.5);
  });

  test('when no change that could succeed was sent in the span, then the success is 0', () => {
    expect(successWithin([waiting, anEntry('add-line', { openedAt: 20 })], span).success).toBe(0);
  });
});

describe('is enough killed', () => {
  const plan = { rounds: 2, minRate: 50, minMs: 1_000, minAcknowledged: 100 };
  const enough = { each: new Map([['quotes', 2]]), elapsedMs: 1_000, acknowledged: 100 };

  test('when each process was killed often enough over the planned time, then the plan is complete', () => {
    expect(isEnoughKilled(plan, enough)).toBe(true);
  });

  test.each<[string, Partial<KillsSoFar>]>([
    ['a process was killed too rarely', { each: new Map([...enough.each, ['broker', 1]]) }],
    ['the time was too short', { elapsedMs: 999 }],
    ['too little was acknowledged', { acknowledged: 99 }],
  ])('when %s, then the plan is not complete', (_what, kills) => {
    expect(isEnoughKilled(plan, { ...enough, ...kills })).toBe(false);
  });
});

describe('is an outage survived', () => {
  const writes = { success: 0.999, acknowledged: 100, requested: 120, refused: 20 };
  const well: Outage = { writes, grownMegabytes: 49, grownBy: 'quotes', died: [], p99Ms: 15_000 };
  const plan = { minAcknowledged: 100 };

  test('when every value is within its limit, then the outage is survived', () => {
    expect(isOutageSurvived(well, plan)).toBe(true);
  });

  test.each<[string, Partial<Outage>]>([
    ['too many writes failed', { writes: { ...writes, success: 0.998 } }],
    ['too few writes were acknowledged', { writes: { ...writes, acknowledged: 99 } }],
    ['memory grew too much', { grownMegabytes: 50 }],
    ['a process died', { died: ['events'] }],
    ['changes became visible late', { p99Ms: 15_001 }],
    ['there is no 99th percentile', { p99Ms: Number.NaN }],
  ])('when %s, then the outage is not survived', (_what, outage) => {
    expect(isOutageSurvived({ ...well, ...outage }, plan)).toBe(false);
  });
});
