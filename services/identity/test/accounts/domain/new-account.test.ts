import { newAdmin, newClient, newNewcomer, newProvider } from '../../../src/accounts/domain/new-account.ts';
import { verifyLink } from '../../support/an-account.ts';

const at = new Date('2026-03-02T15:00:00Z');
const registration = { id: 'account-1', passwordHash: 'hash', links: [verifyLink], at };
const password = 'a long password';

const common = {
  ...{ id: 'account-1', version: 1, email: 'Amara@Example.com', emailKey: 'amara@example.com' },
  ...{ emailVerified: false, passwordHash: 'hash', links: [verifyLink], google: null },
  ...{ settings: { eventReminders: true, marketingEmails: false }, sessionEpoch: 1, createdAt: at },
};

describe('a new account', () => {
  test('when a client registers, then the details that the form lacks are empty', () => {
    const form = {
      ...{ firstName: 'Amara', lastName: 'Okafor', phone: '+1 212 555 0100' },
      ...{ email: 'Amara@Example.com', password, confirmPassword: password },
    };

    expect(newClient(form, registration)).toEqual({
      ...common,
      role: 'client',
      profile: {
        ...{ firstName: 'Amara', lastName: 'Okafor', phone: '+1 212 555 0100', homeAddress: '' },
        ...{ additionalContactName: '', additionalContactEmail: '', additionalContactPhone: '' },
      },
    });
  });

  test('when a provider registers, then each service is stored once', () => {
    const form = {
      ...{ businessName: 'Sunset Sound Co.', email: 'Amara@Example.com', password },
      ...{ phone: '+1 212 555 0111', description: 'Music', serviceTypes: ['DJ', 'Lighting', 'DJ'] },
    };

    expect(newProvider(form, registration)).toEqual({
      ...common,
      role: 'provider',
      profile: {
        ...{ businessName: 'Sunset Sound Co.', businessDescription: 'Music', phone: '+1 212 555 0111' },
        ...{ serviceTypes: ['DJ', 'Lighting'], fullName: '', firstName: '', lastName: '', address: '' },
        ...{ secondaryContactName: '', secondaryContactPhone: '' },
      },
    });
  });

  test('when a provider gives only the business name, then the other details are empty', () => {
    const form = { businessName: 'Sunset Sound Co.', email: 'Amara@Example.com', password };

    expect(newProvider(form, registration).profile).toMatchObject({
      ...{ businessName: 'Sunset Sound Co.', businessDescription: '', phone: '', serviceTypes: [] },
    });
  });

  test('when the operator’s account is created, then its address counts as verified', () => {
    expect(newAdmin('Amara@Example.com', registration)).toEqual({
      ...{ ...common, role: 'admin', profile: null, emailVerified: true },
    });
  });

  test('when a newcomer comes from Google, then there is no password and no link, and the address is verified', () => {
    expect(newNewcomer('Amara@Example.com', { id: 'account-1', at })).toEqual({
      ...{ ...common, role: null, profile: null, emailVerified: true, passwordHash: null, links: [] },
    });
  });
});
