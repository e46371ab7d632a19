import { evolve } from '../../../src/accounts/domain/evolve.ts';
import { aClientAccount, aNewcomer, aProviderAccount } from '../../support/an-account.ts';

const at = new Date('2026-03-05T15:00:00.000Z');
const personal = {
  ...{ isPasswordProven: true, google: { sub: 'google-1' }, sessionEpoch: 4 },
  settings: { eventReminders: true, marketingEmails: true },
};
const emptied = {
  ...{ email: '', emailVerified: false, passwordHash: null, isPasswordProven: false, links: [] },
  suspendedReason: '',
  ...{ settings: { eventReminders: false, marketingEmails: false }, google: null },
  ...{ sessionEpoch: 5, erasedAt: at },
};

describe('an erased account', () => {
  test('when it was a client’s, then only `emailKey` remains of the personal data, and every session has ended', () => {
    const account = aClientAccount(personal);

    expect(evolve(account, { type: 'erased', at })).toEqual({
      ...account,
      ...emptied,
      profile: {
        ...{ firstName: '', lastName: '', phone: '', homeAddress: '' },
        ...{ additionalContactName: '', additionalContactEmail: '', additionalContactPhone: '' },
      },
    });
  });

  test('when it was a provider’s, then the lists of the profile are empty too', () => {
    const account = aProviderAccount(personal);

    expect(evolve(account, { type: 'erased', at })).toEqual({
      ...account,
      ...emptied,
      profile: {
        ...{ businessName: '', businessDescription: '', serviceTypes: [], phone: '', fullName: '' },
        ...{ firstName: '', lastName: '', address: '' },
        ...{ secondaryContactName: '', secondaryContactPhone: '' },
      },
    });
  });

  test.each([aNewcomer(personal), { ...aNewcomer(personal), role: 'admin' as const }])(
    'when it has no profile and the role is $role, then there is still none',
    (account) => {
      expect(evolve(account, { type: 'erased', at })).toEqual({ ...account, ...emptied });
    },
  );

  test('when it was suspended, then the operator’s reason is removed, and the suspension remains', () => {
    const suspended = aClientAccount({ ...personal, suspendedAt: at, suspendedReason: 'Sends spam' });

    expect(evolve(suspended, { type: 'erased', at })).toMatchObject({ suspendedAt: at, suspendedReason: '' });
  });
});
