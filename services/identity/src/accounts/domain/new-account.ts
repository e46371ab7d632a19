import type { ClientSignup, ProviderSignup } from '@marquee/contracts/accounts';
import { toEmailKey } from '@marquee/contracts/text';
import type { EmailedLink } from '../../links/emailed-link.ts';
import type { ClientAccount, OtherAccount, ProviderAccount } from './account.ts';
import { newClientDetails, newProviderDetails } from './new-details.ts';

type Registration = { id: string; passwordHash: string; links: readonly EmailedLink[]; at: Date };

export function newClient(form: ClientSignup, registration: Registration): ClientAccount {
  return { ...newAccount(form.email, registration), role: 'client', profile: newClientDetails(form) };
}

export function newProvider(form: ProviderSignup, registration: Registration): ProviderAccount {
  return { ...newAccount(form.email, registration), role: 'provider', profile: newProviderDetails(form) };
}

/** The operator's account. The address comes from the configuration, so it needs no confirmation. */
export function newAdmin(email: string, registration: Registration): OtherAccount {
  return { ...newAccount(email, registration), role: 'admin', profile: null, emailVerified: true };
}

/** An account whose address Google has confirmed and whose owner has not chosen a role yet. */
export function newNewcomer(email: string, { id, at }: Pick<Registration, 'id' | 'at'>): OtherAccount {
  const account = newAccount(email, { id, passwordHash: null, links: [], at });
  return { ...account, role: null, profile: null, emailVerified: true };
}

type NewAccount = Omit<Registration, 'passwordHash'> & { passwordHash: string | null };

function newAccount(email: string, { id, passwordHash, links, at }: NewAccount) {
  return {
    id,
    version: 1,
    email,
    emailKey: toEmailKey(email),
    emailVerified: false,
    passwordHash,
    settings: { eventReminders: true, marketingEmails: false },
    links,
    google: null,
    sessionEpoch: 1,
    createdAt: at,
  };
}
