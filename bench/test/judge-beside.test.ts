import type { Told } from '../src/load/ask.ts';
import { judgeBeside } from '../src/load/judge-beside.ts';

function reads(...times: number[]): Told[] {
  return times.map((ms) => ({ kind: 'read', ms, fault: null }));
}

const calm = { idle: reads(10, 20), during: reads(30, 60), signIns: [200, 200] };

describe('reads beside sign-ins', () => {
  test('when they take as many times as long as is allowed, then it is met', () => {
    const { met, figures } = judgeBeside(calm, 3);

    expect(met).toBe(true);
    expect(figures).toContain('3.00 × the idle p99: 20.0 ms over 2 reads, beside sign-ins 60.0 ms over 2');
  });

  test.each([
    ['they take longer', { ...calm, during: reads(61) }],
    ['somebody was sent away', { ...calm, signIns: [200, 503] }],
    ['nobody signed in', { ...calm, signIns: [] }],
    [
      'one was answered wrongly',
      { ...calm, idle: [...calm.idle, { kind: 'read' as const, ms: 1, fault: 'GET /api/quotes: 500' }] },
    ],
    ['nothing was read while it was quiet', { ...calm, idle: [] }],
  ])('when %s, then it is not met', (_why, seen) => {
    expect(judgeBeside(seen, 3).met).toBe(false);
  });
});
