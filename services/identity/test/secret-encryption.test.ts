import { createSecretEncryption } from '../src/two-factor/secret-encryption.ts';

const encryption = createSecretEncryption('a-key-for-the-second-steps-of-tests');

describe('the encryption of secrets', () => {
  test('when a secret is encrypted, then it is unreadable and the same account can decrypt it', () => {
    const sealed = encryption.encrypt('JBSWY3DP', 'dana');

    expect(sealed).not.toContain('JBSWY3DP');
    expect(encryption.decrypt(sealed, 'dana')).toBe('JBSWY3DP');
    expect(encryption.encrypt('JBSWY3DP', 'dana')).not.toBe(sealed);
  });

  test.each([
    ['another account', encryption, 'eve'],
    ['another key', createSecretEncryption('another-key-of-thirty-two-letters-'), 'dana'],
  ])('when %s decrypts the secret, then decryption throws', (_who, other, accountId) => {
    const sealed = encryption.encrypt('JBSWY3DP', 'dana');

    expect(() => other.decrypt(sealed, accountId)).toThrow();
  });

  test('when a call is repeated, then the recovery codes are the same, and differ from those of other calls', () => {
    const codes = encryption.recoveryCodes('call', 'dana');

    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => !/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/.test(code))).toEqual([]);
    expect(encryption.recoveryCodes('call', 'dana')).toEqual(codes);
    const others = [
      ...encryption.recoveryCodes('another', 'dana'),
      ...encryption.recoveryCodes('call', 'eve'),
    ];
    expect(new Set([...codes, ...others]).size).toBe(30);
  });

  test('when a recovery code is typed in another letter case, then its fingerprint is the same', () => {
    expect(encryption.fingerprint(' 7FK2M q9xwd', 'dana')).toBe(
      encryption.fingerprint('7fk2m-q9xwd', 'dana'),
    );
    expect(encryption.fingerprint('7fk2m-q9xwd', 'dana')).not.toBe(
      encryption.fingerprint('7fk2m-q9xwd', 'eve'),
    );
  });
});
