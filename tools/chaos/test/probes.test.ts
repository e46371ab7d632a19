import { judgeProbes } from '../src/gates/judge-probes.ts';
import type { ProbeAnswer } from '../src/gates/judge-probes.ts';

const problem = {
  status: 503,
  contentType: 'application/problem+json',
  body: { code: 'service_unavailable' },
};
const page = { ...problem, contentType: 'text/html', body: undefined };
const ok = { status: 200, contentType: 'application/json', body: {} };

type Missing = Parameters<typeof judgeProbes>[1];
type Given = {
  service?: ProbeAnswer['probe']['service'];
  by?: ProbeAnswer['probe']['by'];
} & Partial<ProbeAnswer>;

function anAnswer({ service = 'quotes', by = 'client', ...given }: Given): ProbeAnswer {
  const probe = { service, by, status: 200, operation: { method: 'get', path: '/somewhere' } };
  const { atMs = 1_000 } = given;
  return { probe, answer: ok, atMs, cachedForMs: atMs + 200, ms: 20, ...given };
}

function wrongWithout(missing: Missing, given: Given): number {
  return judgeProbes([anAnswer(given)], missing).wrong.length;
}

describe('the answers while a service is missing', () => {
  test('when the routes of the missing service are rejected and all others served, then nothing is wrong', () => {
    const answers = [anAnswer({ answer: problem, ms: 40 }), anAnswer({ service: 'events' })];

    expect(judgeProbes(answers, 'quotes')).toEqual({ refused: 1, served: 1, slowestMs: 40, wrong: [] });
  });

  test.each<[string, Given]>([
    ['a route of the missing service is served', {}],
    ['a route of the missing service is rejected without a problem document', { answer: page }],
    ['a route of the missing service is not answered', { answer: null }],
    ['a route of another service is rejected', { service: 'events', answer: problem }],
    ['a route of another service is rejected later', { service: 'events', answer: problem, atMs: 9_000 }],
  ])('when %s, then the answer is wrong', (_case, given) => {
    expect(wrongWithout('quotes', given)).toBe(1);
  });

  test.each<[string, number, Given]>([
    ['other routes are served within 5 s', 0, { atMs: 3_000 }],
    ['other routes are rejected within 5 s', 1, { atMs: 3_000, answer: problem }],
    [
      'other routes are rejected after their session was cached for nearly 5 s',
      0,
      { atMs: 3_000, cachedForMs: 4_700, answer: problem },
    ],
    ['other routes are rejected near the end of the 5 s', 0, { atMs: 5_000, answer: problem }],
    ['other routes are rejected afterwards', 0, { atMs: 6_000, answer: problem }],
    ['other routes are served for longer than 5 s', 1, { atMs: 6_000 }],
    ['other routes fail with 500 afterwards', 1, { atMs: 6_000, answer: { ...problem, status: 500 } }],
    ['a call without a session is served', 0, { atMs: 6_000, by: 'everybody' }],
    ['a call without a session is rejected', 1, { atMs: 6_000, by: 'everybody', answer: problem }],
  ])('when identity is missing and %s, then %i answers are wrong', (_case, wrong, given) => {
    expect(wrongWithout('identity', given)).toBe(wrong);
  });

  test.each<[string, number, string, number]>([
    ['a write whose connection breaks', 0, 'post', 0],
    ['a later write', 1, 'post', 1_000],
    ['a read of the missing service', 1, 'get', 0],
  ])('when %s is answered with 502, then %i answers are wrong', (_case, wrong, method, atMs) => {
    const probe = {
      service: 'quotes',
      by: 'client',
      status: 200,
      operation: { method, path: '/p' },
    } as const;

    const { length } = judgeProbes(
      [anAnswer({ probe, atMs, answer: { ...problem, status: 502 } })],
      'quotes',
    ).wrong;

    expect(length).toBe(wrong);
  });

  test.each<[string, number, Given]>([
    ['a read is served', 0, {}],
    ['a read is rejected', 1, { answer: problem }],
    ['a call without a session is rejected', 1, { by: 'everybody', answer: problem }],
    ['a call is not answered', 1, { answer: null, atMs: 0 }],
  ])('when the page renderer is missing and %s, then %i answers are wrong', (_case, wrong, given) => {
    expect(wrongWithout('page-renderer', given)).toBe(wrong);
  });

  test('when a rejection takes 3 s and a served call 5 s, then the slowest rejection took 3 s', () => {
    const answers = [anAnswer({ answer: problem, ms: 3_000, atMs: 6_000 }), anAnswer({ ms: 5_000 })];

    expect(judgeProbes(answers, 'identity').slowestMs).toBe(3_000);
  });
});
