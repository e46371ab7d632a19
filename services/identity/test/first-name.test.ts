import { firstNameOf } from '../src/accounts/views/account-views.ts';
import { aNewcomer, aProviderAccount } from './support/an-account.ts';

describe('the first name in the greeting', () => {
  test.each([
    ['a first name', { firstName: 'Dev', fullName: 'Devendra Anand' }, 'Dev'],
    ['only a full name', { fullName: 'Devendra Anand' }, 'Devendra'],
    ['only a business', { businessName: 'Sunset Sound Co.' }, 'Sunset Sound Co.'],
  ])('when a provider has %s, then the first name is taken from it', (_case, differing, name) => {
    const account = aProviderAccount();

    expect(firstNameOf({ ...account, profile: { ...account.profile, ...differing } })).toBe(name);
  });

  test('when the account has no profile, then the name is empty', () => {
    expect(firstNameOf(aNewcomer())).toBe('');
  });
});
