import { isDeepStrictEqual } from 'node:util';
import type {
  AccountSettings,
  ClientProfileUpdate,
  ProviderProfileUpdate,
  RoleChoice,
} from '@marquee/contracts/accounts';
import { DomainError } from '@marquee/service-kit/domain-error';
import { matchesLink } from '../links/emailed-link.ts';
import type { Account, AccountFact, ClientAccount, ProviderAccount } from './account.ts';
import { isClient, isProvider } from './account.ts';
import { omitUndefined } from './omit-undefined.ts';
import type { Changes } from './omit-undefined.ts';
import { newClientDetails, newProviderDetails } from './new-details.ts';

type Proof = { tokenHash: string; at: Date };

/** Null if the address is already verified: opening the link again is harmless. */
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

/** Null if nothing changes. */
export function changeClientProfile(
  account: Account,
  changes: Changes<ClientProfileUpdate>,
): AccountFact | null {
  const { profile: known } = requireClient(account);
  const profile = { ...known, ...omitUndefined(changes) };
  return isDeepStrictEqual(profile, known) ? null : { type: 'client-profile-changed', profile };
}

/** Null if nothing changes. */
export function changeProviderProfile(
  account: Account,
  changes: Changes<ProviderProfileUpdate>,
): AccountFact | null {
  const { profile: known } = requireProvider(account);
  const merged = { ...known, ...omitUndefined(changes) };
  const profile = { ...merged, serviceTypes: [...new Set(merged.serviceTypes)] };
  return isDeepStrictEqual(profile, known) ? null : { type: 'provider-profile-changed', profile };
}

/** Null if the account already has this role: the choice is made once, and repeating it is harmless. */
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

/** A chosen role never changes, so only a token issued before the choice can reach this with another role. */
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

/** A person who signed up with another person's address must not get it confirmed by its owner. */
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
