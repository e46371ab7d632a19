import { createSafe } from '../src/second-step/safe.ts';

const safe = createSafe('a-key-for-the-second-steps-of-tests');

describe('the safe', () => {
  test('when a secret is sealed, then it does not show and the same account opens it', () => {
    const sealed = safe.seal('JBSWY3DP', 'dana');

    expect(sealed).not.toContain('JBSWY3DP');
    expect(safe.open(sealed, 'dana')).toBe('JBSWY3DP');
    expect(safe.seal('JBSWY3DP', 'dana')).not.toBe(sealed);
  });

  test.each([
    ['another account', safe, 'eve'],
    ['another key', createSafe('another-key-of-thirty-two-letters-'), 'dana'],
  ])('when %s opens it, then it stays shut', (_who, other, accountId) => {
    const sealed = safe.seal('JBSWY3DP', 'dana');

    expect(() => other.open(sealed, accountId)).toThrow();
  });

  test('when a recovery code is typed in other letters, then its fingerprint is the same', () => {
    expect(safe.fingerprint(' 7FK2M q9xwd', 'dana')).toBe(safe.fingerprint('7fk2m-q9xwd', 'dana'));
    expect(safe.fingerprint('7fk2m-q9xwd', 'dana')).not.toBe(safe.fingerprint('7fk2m-q9xwd', 'eve'));
  });
});
