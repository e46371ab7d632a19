import { judgeDifference } from '../src/accounts/judge-difference.ts';
import type { Answered } from '../src/accounts/judge-difference.ts';
import { toAnswered } from '../src/accounts/stranger.ts';
import { judgeFlood } from '../src/flood/judge-flood.ts';
import type { Flood } from '../src/flood/judge-flood.ts';
import { judgeGuesses } from '../src/guesses/judge-guesses.ts';
import type { Guessed } from '../src/guesses/judge-guesses.ts';

describe('judge difference', () => {
  const answered = (ms: number, other: Partial<Answered> = {}): Answered => {
    return { status: 401, headers: '[]', body: '{}', ms, ...other };
  };
  const noisy = Array.from({ length: 20 }, (_, place) => answered(40 + (place % 5)));
  const slower = noisy.map((one) => ({ ...one, ms: one.ms + 9 }));
  const verdictOn = (known: Answered[], unknown: Answered[]) =>
    judgeDifference([{ question: 'sign-in', known, unknown }], 20).passed;

  test('when nothing but noise differs, then the gate passes', () => {
    expect(verdictOn(noisy, [answered(900), ...noisy.slice(1)])).toBe(true);
  });

  test.each([
    ['known addresses take longer', slower, noisy],
    ['unknown addresses take longer', noisy, slower],
    ['one status differs', noisy, [answered(40, { status: 404 }), ...noisy.slice(1)]],
    ['one header differs', noisy, [answered(40, { headers: '["retry-after"]' }), ...noisy.slice(1)]],
    ['one body differs', [answered(40, { body: '{"code":"locked"}' }), ...noisy.slice(1)], noisy],
    ['there are too few answers', noisy.slice(1), noisy],
  ])('when %s, then the gate fails', (_fault, known, unknown) => {
    expect(verdictOn(known, unknown)).toBe(false);
  });

  test('when only the request id differs, then two answers count as the same', () => {
    const answerWith = (id: string) =>
      toAnswered(
        {
          status: 401,
          contentType: '',
          setCookie: [],
          headers: { 'x-request-id': id, vary: 'x' },
          body: { code: 'invalid_credentials', requestId: id },
        },
        1,
      );

    expect(answerWith('one')).toEqual(answerWith('two'));
    expect(answerWith('one').headers).toContain('vary');
  });
});

describe('judge guesses', () => {
  const guessed: Guessed = {
    guesses: 1_000,
    addresses: 100,
    checks: 11,
    statuses: new Map([
      [401, 11],
      [429, 989],
    ]),
    ownerGotIn: true,
  };
  const min = { guesses: 1_000, addresses: 100 };

  test('when few guesses reach argon2 and the owner gets in, then the gate passes', () => {
    expect(judgeGuesses(guessed, min).passed).toBe(true);
  });

  test.each<[string, Partial<Guessed>]>([
    ['too many guesses reach argon2', { checks: 101 }],
    ['no guess reaches argon2', { checks: 0 }],
    ['there are too few guesses', { guesses: 999 }],
    ['there are too few addresses', { addresses: 99 }],
    ['a guess succeeds', { statuses: new Map([[200, 1]]) }],
    ['a guess gets a server error', { statuses: new Map([[500, 1]]) }],
    ['the owner is locked out', { ownerGotIn: false }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeGuesses({ ...guessed, ...planted }, min).passed).toBe(false);
  });
});

describe('judge flood', () => {
  const others = Array.from({ length: 200 }, () => ({ status: 200, ms: 20 }));
  const flood: Flood = {
    signIns: Array.from({ length: 200 }, (_, place) => (place < 40 ? 200 : 503)),
    others,
  };

  test('when sign-ins succeed or are rejected at once and no other request waits, then the gate passes', () => {
    expect(judgeFlood({ ...flood, others: [{ status: 200, ms: 900 }, ...others] }).passed).toBe(true);
  });

  test.each<[string, Partial<Flood>]>([
    ['other requests wait', { others: others.map((one, place) => (place < 5 ? { ...one, ms: 301 } : one)) }],
    ['another request is rejected', { others: [{ status: 503, ms: 1 }, ...others] }],
    ['a sign-in gets a server error', { signIns: [500, ...flood.signIns] }],
    ['no sign-in succeeds', { signIns: flood.signIns.map(() => 503) }],
    ['there are too few sign-ins', { signIns: flood.signIns.slice(1) }],
    ['there are too few other requests', { others: others.slice(0, 99) }],
  ])('when %s, then the gate fails', (_fault, planted) => {
    expect(judgeFlood({ ...flood, ...planted }).passed).toBe(false);
  });
});
