import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import { evolve, isTurnedOn, noTwoFactor } from '../../../src/two-factor/domain/two-factor.ts';
import type { TwoFactor } from '../../../src/two-factor/domain/two-factor.ts';
import {
  consumeCode,
  hasAnyOf,
  isWrongCode,
  offer,
  requireConfirmed,
  requireOn,
  requireOpenOffer,
  turnOn,
} from '../../../src/two-factor/domain/two-factor-decisions.ts';

const at = new Date('2026-03-02T15:00:00.000Z');
const offered = { secret: 'sealed', until: new Date('2026-03-02T15:15:00.000Z') };
const off: TwoFactor = { ...noTwoFactor('dana'), offer: offered };
const on: TwoFactor = {
  ...noTwoFactor('dana'),
  secret: 'sealed',
  lastPeriod: 7,
  recoveryCodes: ['a', 'b'],
};

const isOn = {
  ...{ kind: 'conflict', code: 'second_step_is_on', message: 'Two-factor authentication is already on.' },
};
const isOff = {
  ...{ kind: 'conflict', code: 'second_step_is_off', message: 'Two-factor authentication is off.' },
};
const tooLate = {
  ...{ kind: 'conflict', code: 'second_step_not_offered' },
  message: 'This setup took too long. Please start again.',
};
const codeWrong = refusedField('code', 'second_step_code_wrong', 'That code is incorrect');
const codeUsed = refusedField(
  'code',
  'second_step_code_used',
  'This code has been used already. Please wait for the next one.',
);
const recoveryCodeWrong = refusedField(
  'recoveryCode',
  'second_step_code_wrong',
  'That recovery code is incorrect or already used',
);

function refusedField(path: string, code: string, message: string) {
  return { kind: 'rule-broken', code, message, details: { errors: [{ path, message }] } };
}

describe('two-factor authentication', () => {
  test('when the first code is right, then two-factor authentication is on, the code is used up and the offer is gone', () => {
    const fact = turnOn(off, { period: 7, recoveryCodes: ['a', 'b'], at });

    expect(fact).toEqual({ type: 'turned-on', secret: 'sealed', period: 7, recoveryCodes: ['a', 'b'] });
    expect(evolve(off, fact)).toEqual(on);
  });

  test.each([
    ['the code belongs to no adjacent period', off, null, at, codeWrong],
    ['the offer has expired', off, 7, offered.until, tooLate],
    ['nothing was offered', noTwoFactor('dana'), 7, at, tooLate],
    ['two-factor authentication is on', on, 7, at, isOn],
  ])('when %s, then confirming the setup is rejected', (_why, twoFactor, period, now, expected) => {
    const refusal = refusalOf(() => turnOn(twoFactor, { period, recoveryCodes: [], at: now }));

    expect(refusal).toMatchObject(expected);
  });

  test('when a setup begins, then its secret waits for the first code', () => {
    const begun = evolve(noTwoFactor('dana'), offer(noTwoFactor('dana'), offered));

    expect(begun).toEqual({
      ...{ id: 'dana', version: 0, secret: null, offer: offered, lastPeriod: 0, recoveryCodes: [] },
    });
    expect(requireOpenOffer(begun, new Date(offered.until.getTime() - 1))).toBe('sealed');
  });

  test('when two-factor authentication is on, then a new setup is rejected', () => {
    expect(refusalOf(() => offer(on, offered))).toMatchObject(isOn);
  });

  test('when a later code is given, then it is accepted', () => {
    const fact = consumeCode(on, { kind: 'code', period: 8 });

    expect(fact).toEqual({ type: 'code-taken', period: 8 });
    expect(evolve(on, fact)).toEqual({ ...on, lastPeriod: 8 });
  });

  test.each([
    ['belongs to no adjacent period', on, null, codeWrong],
    ['was used before', on, 7, codeUsed],
    ['is older than the newest used code', on, 6, codeUsed],
    ['comes while two-factor authentication is off', off, 8, isOff],
  ])('when a code %s, then it is rejected', (_why, twoFactor, period, expected) => {
    expect(refusalOf(() => consumeCode(twoFactor, { kind: 'code', period }))).toMatchObject(expected);
  });

  test('when a recovery code is used, then it is invalid afterwards, and the others stay', () => {
    const proof = { kind: 'recovery-code', fingerprint: 'a' } as const;
    const fact = consumeCode(on, proof);
    const taken = evolve(on, fact);

    expect(fact).toEqual({ type: 'recovery-code-taken', fingerprint: 'a' });
    expect(taken).toEqual({ ...on, recoveryCodes: ['b'] });
    expect(refusalOf(() => consumeCode(taken, proof))).toMatchObject(recoveryCodeWrong);
  });

  test('when new recovery codes are made, then the old ones are invalid', () => {
    const renewed = evolve(on, { type: 'recovery-codes-renewed', recoveryCodes: ['c', 'd'] });

    expect(renewed).toEqual({ ...on, recoveryCodes: ['c', 'd'] });
    expect(hasAnyOf(renewed, ['x', 'd'])).toBe(true);
    expect(hasAnyOf(renewed, ['a', 'b'])).toBe(false);
  });

  test('when two-factor authentication is turned off, then no secret remains', () => {
    expect(evolve({ ...on, offer: offered }, { type: 'turned-off' })).toEqual({
      ...on,
      ...{ secret: null, offer: null, recoveryCodes: [] },
    });
  });

  test('when its state is asked for, then only a stored secret means that it is on', () => {
    expect([isTurnedOn(null), isTurnedOn(off), isTurnedOn(on)]).toEqual([false, false, true]);
    expect(requireOn(on)).toBe('sealed');
  });

  test('when the address is not confirmed, then the setup is rejected', () => {
    const refusal = refusalOf(() => {
      requireConfirmed({ emailVerified: false });
    });

    requireConfirmed({ emailVerified: true });
    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'email_not_confirmed' },
      message: 'Please confirm your email address first, with the link we emailed you.',
    });
  });

  test('when a code or a recovery code is wrong, then that counts as a guess, and another refusal does not', () => {
    const wrong = refusalOf(() => consumeCode(on, { kind: 'code', period: null }));
    const used = refusalOf(() => consumeCode(on, { kind: 'code', period: 7 }));

    expect([wrong, used, new Error('second_step_code_wrong'), { code: wrong.code }].map(isWrongCode)).toEqual(
      [...[true, false, false, false]],
    );
  });
});
