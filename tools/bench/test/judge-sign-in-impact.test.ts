import { judgeSignInImpact } from '../src/load/judge-sign-in-impact.ts';
import type { ConstantLoad } from '../src/load/read-at-constant-rate.ts';

function reads(...times: number[]): ConstantLoad {
  return { samples: times.map((ms) => ({ kind: 'read', ms, fault: null })), skipped: 0 };
}

const wrong: ConstantLoad = { samples: [{ kind: 'read', ms: 1, fault: 'GET /api/quotes: 500' }], skipped: 0 };

const quietRound = { idle: reads(10, 20), during: reads(30, 60), signIns: [200, 200] };

describe('reads during sign-ins', () => {
  test('when reads take at most the permitted multiple of their idle time, then the target is met', () => {
    const { passed, figures } = judgeSignInImpact([quietRound], 3);

    expect(passed).toBe(true);
    expect(figures).toContain(
      '3.00 (3.00 to 3.00) × the idle p99: 20.0 (20.0 to 20.0) ms, during sign-ins 60.0',
    );
  });

  test('when reads were slow in only one round, then the other rounds decide', () => {
    const disturbed = { ...quietRound, during: reads(30, 400) };

    const { passed, figures, remarks } = judgeSignInImpact([quietRound, disturbed, quietRound], 3);

    expect(passed).toBe(true);
    expect(figures).toContain('3.00 (3.00 to 20.00) × the idle p99');
    expect(remarks?.[0]).toBe('over all rounds together 20.00 ×');
  });

  test('when reads take longer than permitted in most rounds, then the target is missed', () => {
    const longer = { ...quietRound, during: reads(61) };

    expect(judgeSignInImpact([longer, quietRound, longer], 3).passed).toBe(false);
  });

  test('when a sign-in was rejected in a single round, then the target is missed', () => {
    expect(
      judgeSignInImpact([quietRound, quietRound, { ...quietRound, signIns: [200, 503] }], 3).passed,
    ).toBe(false);
  });

  test('when nothing was read in one round, then the target is missed', () => {
    expect(judgeSignInImpact([quietRound, quietRound, { ...quietRound, idle: reads() }], 3).passed).toBe(
      false,
    );
  });

  test.each([
    ['the reads take longer than permitted', { ...quietRound, during: reads(61) }],
    ['a sign-in was rejected', { ...quietRound, signIns: [200, 503] }],
    ['nobody signed in', { ...quietRound, signIns: [] }],
    ['one response was wrong', { ...quietRound, during: wrong }],
    ['nothing was read without sign-ins', { ...quietRound, idle: reads() }],
  ])('when %s, then the target is missed', (_why, round) => {
    expect(judgeSignInImpact([round], 3).passed).toBe(false);
  });

  test('when reads were never sent, then each counts as an error and the target is missed', () => {
    const during = { ...quietRound.during, skipped: 3 };

    const { passed, figures, remarks } = judgeSignInImpact([{ ...quietRound, during }], 3);

    expect(passed).toBe(false);
    expect(figures).toContain('3 errors');
    expect(remarks?.slice(1)).toEqual(['3 reads were not sent, because too many were in flight']);
  });
});
