import type { RoleChoice } from '@marquee/contracts/accounts';
import { refusalOf } from '@marquee/service-kit/test-kit/refusal-of';
import * as decisions from '../../../src/accounts/domain/account-decisions.ts';
import { evolve } from '../../../src/accounts/domain/evolve.ts';
import { aClientAccount, aNewcomer, aProviderAccount } from '../../support/an-account.ts';

const at = new Date('2026-03-02T15:00:00Z');
const expiresAt = new Date('2026-03-02T15:30:00Z');

const linkInvalid = {
  ...{ kind: 'rule-broken', code: 'link_invalid' },
  message: 'This link is no longer valid. Please ask for a new one.',
};
const accessDenied = { kind: 'forbidden', code: 'forbidden', message: 'Access denied.' };

describe('a link sent by email', () => {
  test('when the link is valid, then the address becomes verified, unless it is verified already', () => {
    const proof = { tokenHash: 'verify', at };

    expect(decisions.verifyEmail(aClientAccount(), proof)).toEqual({ type: 'email-verified' });
    expect(decisions.verifyEmail(aClientAccount({ emailVerified: true }), proof)).toBeNull();
  });

  test.each([
    ['for another purpose', { tokenHash: 'reset', at }],
    ['made up', { tokenHash: 'x', at }],
    ['too old', { tokenHash: 'verify', at: expiresAt }],
  ])('when the link is %s, then the verification is rejected', (_case, proof) => {
    const refusal = refusalOf(() => decisions.verifyEmail(aClientAccount(), proof));

    expect(refusal).toMatchObject(linkInvalid);
  });

  test('when it resets the password, then only a reset link is valid', () => {
    const account = aClientAccount();

    decisions.requireResetLink(account, { tokenHash: 'reset', at });
    const refusal = refusalOf(() => {
      decisions.requireResetLink(account, { tokenHash: 'verify', at });
    });

    expect(refusal).toMatchObject(linkInvalid);
  });

  test('when it is the link of another account, then the owner of that account is asked to sign in', () => {
    expect(decisions.linkOfAnother()).toMatchObject({
      ...{ kind: 'rule-broken', code: 'link_of_another_account' },
      message:
        'This link belongs to another account. Please sign out, and sign in to the account it was mailed for.',
    });
  });
});

describe('changing settings and profile', () => {
  test('when settings are changed in part, then the others stay', () => {
    const changes = { marketingEmails: true, eventReminders: undefined };

    expect(decisions.changeSettings(aClientAccount(), changes)).toEqual({
      type: 'settings-changed',
      settings: { eventReminders: true, marketingEmails: true },
    });
  });

  test('when a change omits fields, then the omitted fields stay unchanged', () => {
    const account = aClientAccount();

    const fact = decisions.changeClientProfile(account, { phone: '', lastName: undefined });

    expect(fact).toEqual({
      type: 'client-profile-changed',
      profile: { ...account.profile, phone: '' },
    });
    expect(fact && evolve(account, fact)).toEqual({ ...account, profile: { ...account.profile, phone: '' } });
  });

  test('when a change repeats what is known, then nothing changes', () => {
    const { profile: client } = aClientAccount();
    const { profile: provider } = aProviderAccount();

    expect(decisions.changeClientProfile(aClientAccount(), client)).toBeNull();
    expect(decisions.changeProviderProfile(aProviderAccount(), provider)).toBeNull();
  });

  test('when a provider lists a service twice, then it is stored once', () => {
    const account = aProviderAccount();
    const serviceTypes = ['DJ Services', 'Lighting', 'DJ Services'];

    const fact = decisions.changeProviderProfile(account, { serviceTypes, address: undefined });

    expect(fact).toEqual({
      type: 'provider-profile-changed',
      profile: { ...account.profile, serviceTypes: ['DJ Services', 'Lighting'] },
    });
    expect(fact && evolve(account, fact).profile).toMatchObject({
      serviceTypes: ['DJ Services', 'Lighting'],
    });
  });

  test('when a change is for the profile of the other role, then the change is rejected', () => {
    const refusals = [
      refusalOf(() => decisions.changeClientProfile(aProviderAccount(), {})),
      refusalOf(() => decisions.changeProviderProfile(aClientAccount(), {})),
      refusalOf(() => decisions.requireClient(aNewcomer())),
      refusalOf(() => decisions.requireProvider(aNewcomer())),
    ];

    refusals.forEach((refusal) => {
      expect(refusal).toMatchObject(accessDenied);
    });
  });

  test('when the account has the role, then it is returned', () => {
    const [client, provider] = [aClientAccount(), aProviderAccount()];

    expect(decisions.requireClient(client)).toBe(client);
    expect(decisions.requireProvider(provider)).toBe(provider);
  });
});

describe('choosing a role', () => {
  const asClient: RoleChoice = { role: 'client', firstName: 'Amara', lastName: 'Okafor', phone: '1' };
  const asProvider: RoleChoice = { role: 'provider', businessName: 'Sunset Sound Co.' };

  test('when a newcomer chooses client, then the account is a client’s', () => {
    const fact = decisions.chooseRole(aNewcomer(), asClient);

    expect(fact).toEqual({
      type: 'client-role-chosen',
      profile: {
        ...{ firstName: 'Amara', lastName: 'Okafor', phone: '1', homeAddress: '' },
        ...{ additionalContactName: '', additionalContactEmail: '', additionalContactPhone: '' },
      },
    });
    expect(fact && evolve(aNewcomer(), fact)).toMatchObject({ role: 'client', profile: { phone: '1' } });
  });

  test('when a newcomer chooses provider, then the account is a provider’s', () => {
    const fact = decisions.chooseRole(aNewcomer(), asProvider);

    expect(fact).toMatchObject({
      type: 'provider-role-chosen',
      profile: { businessName: 'Sunset Sound Co.', businessDescription: '', serviceTypes: [] },
    });
    expect(fact && evolve(aNewcomer(), fact)).toMatchObject({
      ...{ role: 'provider', profile: { businessName: 'Sunset Sound Co.' } },
    });
  });

  test('when the account has that role already, then nothing changes', () => {
    expect(decisions.chooseRole(aClientAccount(), asClient)).toBeNull();
    expect(decisions.chooseRole(aProviderAccount(), asProvider)).toBeNull();
  });

  test.each([
    { account: aClientAccount(), choice: asProvider, role: 'client' },
    { account: aProviderAccount(), choice: asClient, role: 'provider' },
    { account: { ...aNewcomer(), role: 'admin' as const }, choice: asClient, role: 'admin' },
  ])('when the account is a $role account, then another role is rejected', (given) => {
    const refusal = refusalOf(() => decisions.chooseRole(given.account, given.choice));

    expect(refusal).toMatchObject({
      ...{ kind: 'conflict', code: 'role_already_chosen' },
      message: `This account is already a ${given.role} account.`,
    });
  });
});
