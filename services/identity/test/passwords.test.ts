import { passwordComplaint } from '@marquee/contracts/passwords';
import list from '../src/passwords/common-passwords.json' with { type: 'json' };
import { isCommon } from '../src/passwords/common-passwords.ts';
import { identityConfig } from '../src/config.ts';
import { createPasswordHasher } from '../src/passwords/password-hasher.ts';

describe('common passwords', () => {
  test.each([
    ...[
      'Password1!',
      'P@ssw0rd',
      'P@$$w0rd1',
      'Passw0rd!',
      'Password123!',
      'Welcome1!',
      'Welcome@123',
      'Admin@123',
    ],
    ...[
      'Qwerty123!',
      'Qwertyuiop1!',
      'Abcd@1234',
      'Abc12345!',
      'Aa123456!',
      'Aa@123456',
      'Test@123',
      'Letmein1!',
    ],
    ...[
      '1qaz@WSX',
      'Zaq12wsx!',
      'Iloveyou1!',
      'Summer2024!',
      'Changeme1!',
      'Marquee1!',
      'Trustno1!',
      '!Qaz2wsx',
    ],
  ])('when it is %s, then it meets every rule and is common all the same', (password) => {
    expect(passwordComplaint(password)).toBeNull();

    expect(isCommon(password)).toBe(true);
  });

  test('when it is one of the ten thousand, as it is or made to fit the rules, then it is common', () => {
    const passwords = list.passwords.split(' ');

    const fitted = passwords.map((password) => `${password.charAt(0).toUpperCase()}${password.slice(1)}1!`);

    expect(passwords).toHaveLength(10_000);
    expect([...passwords, ...fitted].filter((password) => !isCommon(password))).toEqual([]);
  });

  test.each([
    'Velvet-curtain-7',
    'Marquee-demo-1!',
    'Tr0ub4dor&3x',
    'correct Horse 9 battery',
    'xK9$mQ2!vL',
    'Ünïcode-7-Straße',
  ])('when it is %s, then it is not', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});

describe('the password hasher', () => {
  const shippedCost = identityConfig.shape.PASSWORD_HASH_COST.parse(undefined);
  const passwords = createPasswordHasher(shippedCost);

  test('when it hashes, then by argon2id at the agreed cost, each time with another salt', async () => {
    const [first, second] = await Promise.all([
      passwords.hash('Velvet-curtain-7'),
      passwords.hash('Velvet-curtain-7'),
    ]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  test('when it is told the lowest cost, then it hashes at that, and each compares what the other hashed', async () => {
    const cheap = createPasswordHasher('lowest');

    const hashes = [await cheap.hash('Velvet-curtain-7'), await passwords.hash('Velvet-curtain-7')] as const;

    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await passwords.matches('Velvet-curtain-7', hashes[0])).toBe(true);
    expect(await cheap.matches('Velvet-curtain-7', hashes[1])).toBe(true);
    expect(await cheap.matches('velvet-curtain-7', hashes[1])).toBe(false);
  });

  test('when it compares, then only the right one matches, and nobody has no password', async () => {
    const hash = await passwords.hash('Velvet-curtain-7');

    expect(await passwords.matches('Velvet-curtain-7', hash)).toBe(true);
    expect(await passwords.matches('velvet-curtain-7', hash)).toBe(false);
    expect(await passwords.matches('nobody has this password', null)).toBe(false);
  });

  test('when two differ in the last of many characters, or by a space, then they are two', async () => {
    const long = `Ab1! ${'x'.repeat(122)}`;
    const hash = await passwords.hash(long);

    expect(await passwords.matches(long, hash)).toBe(true);
    expect(await passwords.matches(`${long.slice(0, -1)}y`, hash)).toBe(false);
    expect(await passwords.matches(` ${long}`, hash)).toBe(false);
    expect(await passwords.matches(long.trimEnd().replace(' ', ''), hash)).toBe(false);
  });
});
