import * as decisions from '../src/accounts/domain/account-decisions.ts';
import { firstNameOf } from '../src/accounts/views/account-views.ts';
import { evolve } from '../src/accounts/domain/evolve.ts';
import { newAdmin, newClient, newProvider } from '../src/accounts/domain/new-account.ts';
import type { EmailedLink } from '../src/links/emailed-link.ts';
import { aClientSignup, aProviderSignup } from './support/identity-kit.ts';
import { refusalOf } from './support/refusal-of.ts';

const at = new Date('2026-03-02T15:00:00Z');
const expiresAt = new Date('2026-03-02T15:30:00Z');
const resetLink: EmailedLink = { id: 'r', purpose: 'reset-password', tokenHash: 'reset', expiresAt };
const verifyLink: EmailedLink = { id: 'v', purpose: 'verify-email', tokenHash: 'verify', expiresAt };

function aClientAccount() {
  return newClient(aClientSignup(), { id: '1', passwordHash: 'old', links: [resetLink, verifyLink], at });
}

function aProviderAccount(profile: { firstName?: string; fullName?: string; businessName?: string } = {}) {
  const account = newProvider(aProviderSignup(), { id: '2', passwordHash: 'old', links: [], at });
  return { ...account, profile: { ...account.profile, ...profile } };
}

describe('an account', () => {
  test.each(['password-reset', 'password-changed'] as const)(
    'when the fact is %s, then earlier sessions and reset links are invalid',
    (type) => {
      const account = evolve(aClientAccount(), { type, passwordHash: 'new' });

      const links = [{ ...resetLink, expiresAt: new Date(0) }, verifyLink];
      expect(account).toMatchObject({ passwordHash: 'new', sessionEpoch: 2, links });
    },
  );

  test('when the link is valid, then the address becomes verified, unless it is verified already', () => {
    const proof = { tokenHash: 'verify', at };
    const fact = decisions.verifyEmail(aClientAccount(), proof);

    expect(fact).toEqual({ type: 'email-verified' });
    expect(decisions.verifyEmail({ ...aClientAccount(), emailVerified: true }, proof)).toBeNull();
  });

  test.each([
    ['for another purpose', { tokenHash: 'reset', at }],
    ['made up', { tokenHash: 'x', at }],
    ['too old', { tokenHash: 'verify', at: expiresAt }],
  ])('when the link is %s, then the verification is rejected', async (_case, proof) => {
    const refusal = await refusalOf(() => decisions.verifyEmail(aClientAccount(), proof));

    expect([refusal.kind, refusal.code]).toEqual(['rule-broken', 'link_invalid']);
  });

  test('when a change omits fields, then the omitted fields stay unchanged', () => {
    const fact = decisions.changeClientProfile(aClientAccount(), { phone: '', lastName: undefined });

    expect(fact).not.toBeNull();
    expect(fact && evolve(aClientAccount(), fact).profile).toMatchObject({ phone: '', lastName: 'Okafor' });
  });

  test('when a change is for the profile of the other role, then the change is rejected', async () => {
    const refusals = [
      await refusalOf(() => decisions.changeClientProfile(aProviderAccount(), {})),
      await refusalOf(() => decisions.changeProviderProfile(aClientAccount(), {})),
    ];

    expect(refusals.map(({ kind }) => kind)).toEqual(['forbidden', 'forbidden']);
  });
});

describe('the first name in the greeting', () => {
  test.each([
    ['a first name', { firstName: 'Dev', fullName: 'Devendra Anand' }, 'Dev'],
    ['only a full name', { fullName: 'Devendra Anand' }, 'Devendra'],
    ['only a business', { businessName: 'Sunset Sound Co.' }, 'Sunset Sound Co.'],
  ])('when a provider has %s, then the first name is taken from it', (_case, profile, name) => {
    expect(firstNameOf(aProviderAccount(profile))).toBe(name);
  });

  test('when the account is the operator’s, then the name is empty', () => {
    expect(firstNameOf(newAdmin('a@example.com', { id: '3', passwordHash: 'x', links: [], at }))).toBe('');
  });
});
