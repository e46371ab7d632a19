import { judgeBeside } from '../src/load/judge-beside.ts';
import type { Steady } from '../src/load/read-steadily.ts';

function reads(...times: number[]): Steady {
  return { told: times.map((ms) => ({ kind: 'read', ms, fault: null })), leftOut: 0 };
}

const wrong: Steady = { told: [{ kind: 'read', ms: 1, fault: 'GET /api/quotes: 500' }], leftOut: 0 };

const calm = { idle: reads(10, 20), during: reads(30, 60), signIns: [200, 200] };

describe('reads beside sign-ins', () => {
  test('when they take at most the permitted multiple, then it is met', () => {
    const { met, figures } = judgeBeside([calm], 3);

    expect(met).toBe(true);
    expect(figures).toContain(
      '3.00 (3.00 to 3.00) × the idle p99: 20.0 (20.0 to 20.0) ms, beside sign-ins 60.0',
    );
  });

  test('when the machine was busy with other work in one round, then the others decide', () => {
    const disturbed = { ...calm, during: reads(30, 400) };

    const { met, figures, remarks } = judgeBeside([calm, disturbed, calm], 3);

    expect(met).toBe(true);
    expect(figures).toContain('3.00 (3.00 to 20.00) × the idle p99');
    expect(remarks?.[0]).toBe('over all rounds together 20.00 ×');
  });

  test('when they take longer in most rounds, then it is not met', () => {
    const longer = { ...calm, during: reads(61) };

    expect(judgeBeside([longer, calm, longer], 3).met).toBe(false);
  });

  test('when a sign-in was rejected in a single round, then it is not met', () => {
    expect(judgeBeside([calm, calm, { ...calm, signIns: [200, 503] }], 3).met).toBe(false);
  });

  test('when nothing was read in one round, then it is not met', () => {
    expect(judgeBeside([calm, calm, { ...calm, idle: reads() }], 3).met).toBe(false);
  });

  test.each([
    ['they take longer', { ...calm, during: reads(61) }],
    ['a sign-in was rejected', { ...calm, signIns: [200, 503] }],
    ['nobody signed in', { ...calm, signIns: [] }],
    ['one response was wrong', { ...calm, during: wrong }],
    ['nothing was read while it was quiet', { ...calm, idle: reads() }],
  ])('when %s, then it is not met', (_why, seen) => {
    expect(judgeBeside([seen], 3).met).toBe(false);
  });

  test('when reads were never sent, then each is an error and it is not met', () => {
    const during = { ...calm.during, leftOut: 3 };

    const { met, figures, remarks } = judgeBeside([{ ...calm, during }], 3);

    expect(met).toBe(false);
    expect(figures).toContain('3 errors');
    expect(remarks?.slice(1)).toEqual(['3 reads were not sent, because too many were under way']);
  });
});
