import type { ClientProfile, CurrentUser, ProviderProfile } from '@marquee/contracts/accounts';

type Client = CurrentUser & { profile: ClientProfile };
type Provider = CurrentUser & { profile: ProviderProfile };

export function aClientUser(overrides: Partial<Client> = {}): Client {
  const email = 'amara@okafor.example';
  return {
    id: crypto.randomUUID(),
    role: 'client',
    email,
    emailVerified: true,
    firstName: 'Amara',
    profile: {
      firstName: 'Amara',
      lastName: 'Okafor',
      phone: '212-555-0142',
      homeAddress: '',
      additionalContactName: '',
      additionalContactEmail: '',
      additionalContactPhone: '',
      email,
      role: 'client',
      revision: 3,
    },
    ...overrides,
  };
}

export function aProviderUser(overrides: Partial<Provider> = {}): Provider {
  const email = 'dev@sunset.example';
  return {
    id: crypto.randomUUID(),
    role: 'provider',
    email,
    emailVerified: true,
    firstName: 'Dev',
    profile: {
      fullName: 'Dev Anand',
      email,
      phone: '212-555-0199',
      address: '',
      businessName: 'Sunset Sound Co.',
      businessDescription: '',
      serviceTypes: ['DJ Services'],
      secondaryContactName: '',
      secondaryContactPhone: '',
      firstName: 'Dev',
      lastName: 'Anand',
      revision: 3,
    },
    ...overrides,
  };
}

export function anAdminUser(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return { ...aUserWithoutRole(), role: 'admin', email: 'admin@marquee.example', ...overrides };
}

/** A newcomer: signed in with Google, role not chosen yet. */
export function aUserWithoutRole(overrides: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: crypto.randomUUID(),
    role: null,
    email: 'noor@haddad.example',
    emailVerified: true,
    firstName: 'Noor',
    profile: null,
    ...overrides,
  };
}
