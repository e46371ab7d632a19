import { isSuspended } from '../../../src/accounts/domain/account.ts';
import type { Account, AccountFact } from '../../../src/accounts/domain/account.ts';
import { evolve } from '../../../src/accounts/domain/evolve.ts';
import { aClientAccount, aProviderAccount, resetLink, verifyLink } from '../../support/an-account.ts';

const at = new Date('2026-03-02T15:00:00Z');
const expiredReset = { ...resetLink, expiresAt: new Date(0) };
const newLink = { ...resetLink, id: 'r2', tokenHash: 'reset-2' };
const google = { sub: 'google-1' };
const { profile: clientProfile } = aClientAccount();
const { profile: providerProfile } = aProviderAccount();

type Case = { fact: AccountFact; before?: Partial<Account>; changes: object };

describe('an account after a fact', () => {
  test.each<Case>([
    { fact: { type: 'registered' }, changes: {} },
    { fact: { type: 'link-issued', link: newLink }, changes: { links: [verifyLink, resetLink, newLink] } },
    { fact: { type: 'email-verified' }, changes: { emailVerified: true, isPasswordProven: true } },
    {
      fact: { type: 'password-reset', passwordHash: 'new' },
      changes: {
        ...{ passwordHash: 'new', sessionEpoch: 2, links: [expiredReset, verifyLink] },
        isPasswordProven: true,
      },
    },
    {
      fact: { type: 'password-changed', passwordHash: 'new' },
      changes: { passwordHash: 'new', sessionEpoch: 2, links: [expiredReset, verifyLink] },
    },
    { fact: { type: 'password-rehashed', passwordHash: 'new' }, changes: { passwordHash: 'new' } },
    {
      fact: { type: 'settings-changed', settings: { eventReminders: false, marketingEmails: true } },
      changes: { settings: { eventReminders: false, marketingEmails: true } },
    },
    {
      fact: { type: 'suspended', reason: 'Spam', at },
      changes: { suspendedAt: at, suspendedReason: 'Spam', sessionEpoch: 2 },
    },
    {
      fact: { type: 'reinstated' },
      before: { suspendedAt: at, suspendedReason: 'Spam' },
      changes: { suspendedAt: null, suspendedReason: '' },
    },
    {
      fact: { type: 'client-profile-changed', profile: { ...clientProfile, lastName: 'Bello' } },
      changes: { profile: { ...clientProfile, lastName: 'Bello' } },
    },
    { fact: { type: 'provider-profile-changed', profile: providerProfile }, changes: {} },
    {
      fact: { type: 'google-linked', google },
      changes: { google, passwordHash: null, sessionEpoch: 2 },
    },
    { fact: { type: 'google-linked', google }, before: { isPasswordProven: true }, changes: { google } },
    { fact: { type: 'google-linked', google }, before: { passwordHash: null }, changes: { google } },
  ])('when the fact is $fact.type, then only its fields change', ({ fact, before, changes }) => {
    const account = { ...aClientAccount(), ...before } as Account;

    expect(evolve(account, fact)).toEqual({ ...account, ...changes });
  });

  test('when the profile of a provider changes, then the profile of a client does not apply', () => {
    const account = aProviderAccount();
    const profile = { ...providerProfile, address: '9 Pier Road' };

    expect(evolve(account, { type: 'provider-profile-changed', profile })).toEqual({ ...account, profile });
    expect(evolve(account, { type: 'client-profile-changed', profile: clientProfile })).toBe(account);
  });
});

describe('whether an account is suspended', () => {
  test.each([
    [aClientAccount(), false],
    [aClientAccount({ suspendedAt: null }), false],
    [aClientAccount({ suspendedAt: at }), true],
  ])('when it was suspended, reinstated or neither, then the answer follows from the time', (account, is) => {
    expect(isSuspended(account)).toBe(is);
  });
});
