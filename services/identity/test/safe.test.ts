import { createSafe } from '../src/second-step/safe.ts';

const safe = createSafe('a-key-for-the-second-steps-of-tests');

describe('the encryption of secrets', () => {
  test('when a secret is sealed, then it is unreadable and the same account opens it', () => {
    const sealed = safe.seal('JBSWY3DP', 'dana');

    expect(sealed).not.toContain('JBSWY3DP');
    expect(safe.open(sealed, 'dana')).toBe('JBSWY3DP');
    expect(safe.seal('JBSWY3DP', 'dana')).not.toBe(sealed);
  });

  test.each([
    ['another account', safe, 'eve'],
    ['another key', createSafe('another-key-of-thirty-two-letters-'), 'dana'],
  ])('when %s opens it, then it throws', (_who, other, accountId) => {
    const sealed = safe.seal('JBSWY3DP', 'dana');

    expect(() => other.open(sealed, accountId)).toThrow();
  });

  test('when a call is repeated, then its recovery codes are the same, and differ from those of others', () => {
    const codes = safe.recoveryCodes('call', 'dana');

    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => !/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/.test(code))).toEqual([]);
    expect(safe.recoveryCodes('call', 'dana')).toEqual(codes);
    const others = [...safe.recoveryCodes('another', 'dana'), ...safe.recoveryCodes('call', 'eve')];
    expect(new Set([...codes, ...others]).size).toBe(30);
  });

  test('when a recovery code is typed in another letter case, then its fingerprint is the same', () => {
    expect(safe.fingerprint(' 7FK2M q9xwd', 'dana')).toBe(safe.fingerprint('7fk2m-q9xwd', 'dana'));
    expect(safe.fingerprint('7fk2m-q9xwd', 'dana')).not.toBe(safe.fingerprint('7fk2m-q9xwd', 'eve'));
  });
});
