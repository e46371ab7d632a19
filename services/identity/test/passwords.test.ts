import { passwordComplaint } from '@marquee/contracts/passwords';
import list from '../src/passwords/common-passwords.json' with { type: 'json' };
import { isCommon } from '../src/passwords/common-passwords.ts';
import { identityConfig } from '../src/config.ts';
import { createPasswordHasher } from '../src/passwords/password-hasher.ts';

describe('common passwords', () => {
  const passwords = list.passwords.split(' ');

  test('when a password is one of the 3,000 most common, then it is common in any letter case', () => {
    const written = passwords.flatMap((password) => [
      password,
      password.toUpperCase(),
      capitalized(password),
    ]);

    expect(passwords).toHaveLength(3_000);
    expect(written.filter((password) => !isCommon(password))).toEqual([]);
  });

  test('when one of the 3,000 most common passwords begins with a capital letter, then the form’s rules reject it as well', () => {
    const accepted = passwords.filter((password) => passwordComplaint(capitalized(password)) === null);

    expect(accepted).toEqual([]);
  });

  test.each([
    'Password1!',
    'Welcome1!',
    'TestPass123!',
    'Summer2025!',
    'P@ssw0rd1',
    '1qaz@WSX',
    'Marquee1!',
    'Velvet-curtain-7',
  ])('when %s only resembles a common password, then it is not common', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});

function capitalized(password: string): string {
  return `${password.charAt(0).toUpperCase()}${password.slice(1)}`;
}

describe('the password hasher', () => {
  const shippedCost = identityConfig.shape.PASSWORD_HASH_COST.parse(undefined);
  const passwords = createPasswordHasher(shippedCost);

  test('when a password is hashed, then the hash is argon2id at the recommended cost, each time with another salt', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('Velvet-curtain-7'),
      passwords.hash('Velvet-curtain-7'),
    ]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  test('when the cost is the lowest, then new hashes have that cost, and hashes of either cost can be compared', async () => {
    const cheap = createPasswordHasher('lowest');

    const hashes = [await cheap.hash('Velvet-curtain-7'), await passwords.hash('Velvet-curtain-7')] as const;

    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await passwords.match('Velvet-curtain-7', hashes[0])).toBe('right');
    expect(await cheap.match('Velvet-curtain-7', hashes[1])).toBe('right');
    expect(await cheap.match('velvet-curtain-7', hashes[1])).toBe('none');
  });

  test('when a password is compared, then only the right one matches, and a missing hash never matches', async () => {
    const hash = await passwords.hash('Velvet-curtain-7');

    expect(await passwords.match('Velvet-curtain-7', hash)).toBe('right');
    expect(await passwords.match('velvet-curtain-7', hash)).toBe('none');
    expect(await passwords.match('nobody has this password', null)).toBe('none');
  });

  test('when two passwords differ in the last of many characters, or by a space, then they do not match', async () => {
    const long = `Ab1! ${'x'.repeat(122)}`;
    const hash = await passwords.hash(long);

    expect(await passwords.match(long, hash)).toBe('right');
    expect(await passwords.match(`${long.slice(0, -1)}y`, hash)).toBe('none');
    expect(await passwords.match(` ${long}`, hash)).toBe('none');
    expect(await passwords.match(long.trimEnd().replace(' ', ''), hash)).toBe('none');
  });
});
