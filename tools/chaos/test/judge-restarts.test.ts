import { judgeRestarts, overloadIn } from '../src/balancer/judge-restarts.ts';
import type { Seen } from '../src/balancer/judge-restarts.ts';
import type { Entry } from '../src/history/entry.ts';

describe('judge restarts', () => {
  test('when every request succeeded at the first attempt and every process exited normally, then the gate passes', () => {
    const measured = judgeRestarts(aRun());

    expect([measured.passed, measured.remarks]).toEqual([true, ['rejected 0, unanswered 0']]);
    expect(measured.figures).toContain('1 restarts, 101 requests (101/s), 0 failed');
    expect(measured.figures).toContain('9 of 10 documents rendered');
  });

  test('when fewer requests were sent than required, then the gate fails', () => {
    expect(judgeRestarts(aRun({ seconds: 2 })).passed).toBe(false);
  });

  test('when the machine did not sustain a higher rate without restarts, then the gate fails and the figures name both rates', () => {
    const overloads = [{ perSecond: 200, requests: 900, failed: 12 }];

    const { passed, figures } = judgeRestarts(aRun({ overloads }));

    expect(passed).toBe(false);
    expect(figures).toContain(
      'at 200 requests/s this machine failed 12 of 900 although nothing was restarted',
    );
    expect(figures).toContain('101 requests (101/s), 0 failed');
  });

  test('when a change or a read failed without a restart, then the rate is too high for the machine', () => {
    const failedRead = someReads({ failed: ['GET /api/quotes: 503'] });
    const repeated = aChange({ attempts: 2, firstFailure: '503' });

    expect(overloadIn([aChange({})], someReads({}))).toBeNull();
    expect(overloadIn([aChange({})], failedRead)).toEqual({ requests: 102, failed: 1 });
    expect(overloadIn([repeated], someReads({}))).toEqual({ requests: 102, failed: 1 });
  });

  test.each<[string, Partial<Seen>, string]>([
    [
      'a change was sent twice',
      { entries: [aChange({ attempts: 2, firstFailure: '503' })] },
      'create-event: acknowledged after 503',
    ],
    ['a change was never answered', { entries: [aChange({ outcome: 'unknown' })] }, 'create-event: unknown'],
    [
      'several reads failed alike',
      { reads: someReads({ failed: ['GET /api/quotes: 502', 'GET /api/quotes: 502'] }) },
      '2 × GET /api/quotes: 502',
    ],
    ['a read failed', { reads: someReads({ failed: ['GET /api/quotes: 502'] }) }, 'GET /api/quotes: 502'],
    ['a document failed', { reads: someReads({ failed: ['GET /quote: 502'] }) }, 'GET /quote: 502'],
    ['no document was rendered', { reads: someReads({ rendered: 0 }) }, 'no document was rendered'],
    ['a process exited with an error', { restarted: [aRestart({ exitCode: 1 })] }, 'quotes: exit code 1'],
    ['a process exited late', { restarted: [aRestart({ stoppedInMs: 10_001 })] }, 'quotes: exit code 0'],
    ['a promise was broken', { findings: [{ kind: 'lost', detail: 'event 7' }] }, 'lost: event 7'],
  ])('when %s, then the gate fails and the remarks state the reason', (_what, seen, remark) => {
    const measured = judgeRestarts(aRun(seen));

    expect(measured.passed).toBe(false);
    expect(measured.remarks?.join()).toContain(remark);
  });
});

function aRun(seen: Partial<Seen> = {}): Seen {
  return {
    restarted: [aRestart({})],
    reads: someReads({}),
    entries: [aChange({})],
    findings: [],
    seconds: 1,
    perSecond: 100,
    overloads: [],
    ...seen,
  };
}

function someReads(about: Partial<Seen['reads']>): Seen['reads'] {
  return { answered: 100, rendered: 9, appPages: 1, failed: [], ...about };
}

function aRestart(about: Partial<Seen['restarted'][number]>): Seen['restarted'][number] {
  return { name: 'quotes', exitCode: 0, stoppedInMs: 2_100, ...about };
}

function aChange(about: Partial<Entry>): Entry {
  return {
    action: 'create-event',
    marker: 'm',
    subject: null,
    outcome: 'acknowledged',
    attempts: 1,
    firstFailure: null,
    acknowledgedValues: {},
    code: null,
    openedAt: 0,
    settledAt: 1,
    ...about,
  };
}
