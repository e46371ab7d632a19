import { evolve, noTwoFactor } from '../src/two-factor/domain/two-factor.ts';
import type { TwoFactor } from '../src/two-factor/domain/two-factor.ts';
import { offer, consumeCode, turnOn } from '../src/two-factor/domain/two-factor-decisions.ts';
import { refusalOf } from './support/refusal-of.ts';

const at = new Date('2026-03-02T15:00:00.000Z');
const offered = { secret: 'sealed', until: new Date('2026-03-02T15:15:00.000Z') };
const off: TwoFactor = { ...noTwoFactor('dana'), offer: offered };
const on: TwoFactor = {
  ...noTwoFactor('dana'),
  secret: 'sealed',
  lastPeriod: 7,
  recoveryCodes: ['a', 'b'],
};

describe('two-factor authentication', () => {
  test('when the first code is right, then two-factor authentication is on, the code is used up and the offer is gone', () => {
    const fact = turnOn(off, { period: 7, recoveryCodes: ['a', 'b'], at });

    expect(evolve(off, fact)).toEqual(on);
  });

  test.each([
    ['the code belongs to no adjacent period', off, null, at, 'second_step_code_wrong'],
    ['the offer has expired', off, 7, offered.until, 'second_step_not_offered'],
    ['nothing was offered', noTwoFactor('dana'), 7, at, 'second_step_not_offered'],
    ['two-factor authentication is on', on, 7, at, 'second_step_is_on'],
  ])('when %s, then confirming the setup is rejected', async (_why, twoFactor, period, now, code) => {
    const refusal = await refusalOf(() => turnOn(twoFactor, { period, recoveryCodes: [], at: now }));

    expect(refusal.code).toBe(code);
  });

  test('when two-factor authentication is on, then a new setup is rejected', async () => {
    expect((await refusalOf(() => offer(on, offered))).code).toBe('second_step_is_on');
  });

  test('when a later code is given, then it is accepted', () => {
    const taken = evolve(on, consumeCode(on, { kind: 'code', period: 8 }));

    expect(taken.lastPeriod).toBe(8);
  });

  test.each([
    ['belongs to no adjacent period', on, null, 'second_step_code_wrong'],
    ['was used before', on, 7, 'second_step_code_used'],
    ['is older than the newest used code', on, 6, 'second_step_code_used'],
    ['comes while two-factor authentication is off', off, 8, 'second_step_is_off'],
  ])('when a code %s, then it is rejected', async (_why, twoFactor, period, code) => {
    expect((await refusalOf(() => consumeCode(twoFactor, { kind: 'code', period }))).code).toBe(code);
  });

  test('when a recovery code is used, then it is invalid afterwards', async () => {
    const proof = { kind: 'recovery-code', fingerprint: 'a' } as const;
    const taken = evolve(on, consumeCode(on, proof));

    expect(taken.recoveryCodes).toEqual(['b']);
    expect((await refusalOf(() => consumeCode(taken, proof))).code).toBe('second_step_code_wrong');
  });

  test('when two-factor authentication is turned off, then no secret remains', () => {
    expect(evolve(on, { type: 'turned-off' })).toMatchObject({
      secret: null,
      offer: null,
      recoveryCodes: [],
    });
  });
});
