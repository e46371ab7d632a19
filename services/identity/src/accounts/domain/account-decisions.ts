import { isDeepStrictEqual } from 'node:util';
import type {
  AccountSettings,
  ClientProfileUpdate,
  ProviderProfileUpdate,
  RoleChoice,
} from '@marquee/contracts/accounts';
import { DomainError } from '@marquee/service-kit/domain-error';
import { matchesLink } from '../../links/emailed-link.ts';
import type { Account, AccountFact, ClientAccount, ProviderAccount } from './account.ts';
import { isClient, isProvider } from './account.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Changes } from '../omit-undefined.ts';
import { newClientDetails, newProviderDetails } from './new-details.ts';

type Proof = { tokenHash: string; at: Date };

/** Returns null if the address is already verified, so that opening a valid link again is harmless. */
export function verifyEmail(account: Account, proof: Proof): AccountFact | null {
  requireVerifyLink(account, proof);
  return account.emailVerified ? null : { type: 'email-verified' };
}

export function requireVerifyLink(account: Account, { tokenHash, at }: Proof): void {
  if (!matchesLink(account.links, { purpose: 'verify-email', tokenHash, at })) {
    throw linkInvalid();
  }
}

export function requireResetLink(account: Account, { tokenHash, at }: Proof): void {
  if (!matchesLink(account.links, { purpose: 'reset-password', tokenHash, at })) {
    throw linkInvalid();
  }
}

export function changeSettings(account: Account, changes: Changes<AccountSettings>): AccountFact {
  return { type: 'settings-changed', settings: { ...account.settings, ...omitUndefined(changes) } };
}

/** Returns null if nothing changes. */
export function changeClientProfile(
  account: Account,
  changes: Changes<ClientProfileUpdate>,
): AccountFact | null {
  const { profile: known } = requireClient(account);
  const profile = { ...known, ...omitUndefined(changes) };
  return isDeepStrictEqual(profile, known) ? null : { type: 'client-profile-changed', profile };
}

/** Returns null if nothing changes. */
export function changeProviderProfile(
  account: Account,
  changes: Changes<ProviderProfileUpdate>,
): AccountFact | null {
  const { profile: known } = requireProvider(account);
  const merged = { ...known, ...omitUndefined(changes) };
  const profile = { ...merged, serviceTypes: [...new Set(merged.serviceTypes)] };
  return isDeepStrictEqual(profile, known) ? null : { type: 'provider-profile-changed', profile };
}

/** Returns null if the account already has this role. An account chooses its role once; repeating the same choice is harmless. */
export function chooseRole(account: Account, choice: RoleChoice): AccountFact | null {
  if (account.role === choice.role) {
    return null;
  }
  if (account.role !== null) {
    throw new DomainError(
      'conflict',
      'role_already_chosen',
      `This account is already a ${account.role} account.`,
    );
  }
  return choice.role === 'client'
    ? { type: 'client-role-chosen', profile: newClientDetails(choice) }
    : { type: 'provider-role-chosen', profile: newProviderDetails(choice) };
}

/** Narrows the type to a client's account. Throws for other accounts, which the check of the caller's role has already rejected. */
export function requireClient(account: Account): ClientAccount {
  if (!isClient(account)) {
    throw wrongRole();
  }
  return account;
}

export function requireProvider(account: Account): ProviderAccount {
  if (!isProvider(account)) {
    throw wrongRole();
  }
  return account;
}

/** The error for a link of another account. The owner of an address must not confirm it for a stranger who signed up with the address. */
export function linkOfAnother(): DomainError {
  return new DomainError(
    'rule-broken',
    'link_of_another_account',
    'This link belongs to another account. Please sign out, and sign in to the account it was mailed for.',
  );
}

export function linkInvalid(): DomainError {
  return new DomainError(
    'rule-broken',
    'link_invalid',
    'This link is no longer valid. Please ask for a new one.',
  );
}

function wrongRole(): DomainError {
  return new DomainError('forbidden', 'forbidden', 'Access denied.');
}
