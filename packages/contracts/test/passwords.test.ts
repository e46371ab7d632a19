import { clientSignup, providerSignupForm } from '../src/accounts.ts';
import { newPassword } from '../src/passwords.ts';

function complaintsOf(password: string): string[] {
  return newPassword.safeParse(password).error?.issues.map(({ message }) => message) ?? [];
}

describe('a new password', () => {
  test.each([
    ['Ab1!', 'at least 8 characters'],
    ['abcdefg1!', 'one uppercase letter'],
    ['ABCDEFG1!', 'one lowercase letter'],
    ['Abcdefgh!', 'one number'],
    ['Abcdefgh1', 'one special character'],
  ])('when it is %s, then the message contains %s', (password, rule) => {
    expect(complaintsOf(password)).toEqual([`Password must contain: ${rule}`]);
  });

  test('when it meets every rule, then it is accepted', () => {
    expect(complaintsOf('Marquee-1!')).toEqual([]);
  });

  test('when it is long, then it is accepted with its spaces, up to 128 characters', () => {
    const long = ` Ab1! ${'ö🎪 '.repeat(30)} `;

    expect(newPassword.parse(long)).toBe(long);
    expect(complaintsOf(`Ab1!${'x'.repeat(125)}`)).toEqual(['Please use at most 128 characters']);
  });
});

describe('signing up', () => {
  test('when only one of the two passwords has decomposed letters, then they still match', () => {
    const typed = { password: 'Ma\u00f1ana!\u00dcber1', confirmPassword: 'Man\u0303ana!U\u0308ber1' };
    const fields = { firstName: 'A', lastName: 'B', phone: '1234567890', email: 'a@b.example' };

    expect(clientSignup.parse({ ...fields, ...typed }).confirmPassword).toBe(typed.password);
  });

  test.each([
    ['client', clientSignup, { firstName: 'A', lastName: 'B', phone: '1234567890' }],
    ['provider', providerSignupForm, { businessName: 'Sunset' }],
  ] as const)('when a %s types two different passwords, then they do not match', (_who, form, fields) => {
    const typed = { ...fields, email: 'a@b.example', password: 'Marquee-1!', confirmPassword: 'Marquee-2!' };

    const { error } = form.safeParse(typed);

    expect(error?.issues).toEqual([
      expect.objectContaining({ path: ['confirmPassword'], message: 'Passwords do not match' }),
    ]);
  });
});
