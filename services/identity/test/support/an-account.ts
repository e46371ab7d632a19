import type { ClientAccount, OtherAccount, ProviderAccount } from '../../src/accounts/domain/account.ts';
import type { EmailedLink } from '../../src/links/emailed-link.ts';

const expiresAt = new Date('2026-03-02T15:30:00Z');
export const resetLink: EmailedLink = { id: 'r', purpose: 'reset-password', tokenHash: 'reset', expiresAt };
export const verifyLink: EmailedLink = { id: 'v', purpose: 'verify-email', tokenHash: 'verify', expiresAt };

const newlyRegistered = {
  ...{ id: 'account-1', version: 1, email: 'Amara@Example.com', emailKey: 'amara@example.com' },
  ...{ emailVerified: false, passwordHash: 'old', google: null, sessionEpoch: 1 },
  settings: { eventReminders: true, marketingEmails: false },
  links: [resetLink, verifyLink],
  createdAt: new Date('2026-03-02T15:00:00Z'),
};

export function aClientAccount(differing: Partial<ClientAccount> = {}): ClientAccount {
  return {
    ...newlyRegistered,
    role: 'client',
    profile: {
      ...{ firstName: 'Amara', lastName: 'Okafor', phone: '+1 212 555 0100', homeAddress: '' },
      ...{ additionalContactName: '', additionalContactEmail: '', additionalContactPhone: '' },
    },
    ...differing,
  };
}

export function aProviderAccount(differing: Partial<ProviderAccount> = {}): ProviderAccount {
  return {
    ...newlyRegistered,
    role: 'provider',
    profile: {
      ...{ businessName: 'Sunset Sound Co.', businessDescription: 'Music', serviceTypes: ['DJ Services'] },
      ...{ phone: '+1 212 555 0111', fullName: '', firstName: '', lastName: '', address: '' },
      ...{ secondaryContactName: '', secondaryContactPhone: '' },
    },
    ...differing,
  };
}

/** A person who signed in with Google and has not chosen a role yet. */
export function aNewcomer(differing: Partial<OtherAccount> = {}): OtherAccount {
  return { ...newlyRegistered, emailVerified: true, role: null, profile: null, ...differing };
}
