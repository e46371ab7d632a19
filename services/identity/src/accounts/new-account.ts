import type { ClientSignup, ProviderSignup } from '@marquee/contracts/accounts';
import { toEmailKey } from '@marquee/contracts/text';
import type { MailedLink } from '../links/mailed-link.ts';
import type { ClientAccount, OtherAccount, ProviderAccount } from './account.ts';

type Registration = { id: string; passwordHash: string; links: readonly MailedLink[]; at: Date };

export function newClient(form: ClientSignup, registration: Registration): ClientAccount {
  return {
    ...newAccount(form.email, registration),
    role: 'client',
    profile: {
      firstName: form.firstName,
      lastName: form.lastName,
      phone: form.phone,
      homeAddress: '',
      additionalContactName: '',
      additionalContactEmail: '',
      additionalContactPhone: '',
    },
  };
}

export function newProvider(form: ProviderSignup, registration: Registration): ProviderAccount {
  return {
    ...newAccount(form.email, registration),
    role: 'provider',
    profile: {
      businessName: form.businessName,
      businessDescription: form.description ?? '',
      serviceTypes: [...new Set(form.serviceTypes ?? [])],
      phone: form.phone ?? '',
      fullName: '',
      firstName: '',
      lastName: '',
      address: '',
      secondaryContactName: '',
      secondaryContactPhone: '',
    },
  };
}

/** The operator's address comes from the configuration, so nobody has to confirm it. */
export function newAdmin(email: string, registration: Registration): OtherAccount {
  return { ...newAccount(email, registration), role: 'admin', profile: null, emailVerified: true };
}

function newAccount(email: string, { id, passwordHash, links, at }: Registration) {
  return {
    id,
    version: 1,
    email,
    emailKey: toEmailKey(email),
    emailVerified: false,
    passwordHash,
    settings: { eventReminders: true, marketingEmails: false },
    links,
    sessionEpoch: 1,
    createdAt: at,
  };
}
