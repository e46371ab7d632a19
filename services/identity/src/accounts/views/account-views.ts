import type { ClientProfile, CurrentUser, ProviderProfile } from '@marquee/contracts/accounts';
import type { ClientSnapshot, ProviderSnapshot } from '@marquee/contracts/messages/identity-messages';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import { isClient, isProvider, isSuspended } from '../domain/account.ts';
import type { Account, ClientAccount, ProviderAccount } from '../domain/account.ts';

export function toCurrentUser(account: Account): CurrentUser {
  const { id, role, email, emailVerified } = account;
  return { id, role, email, emailVerified, firstName: firstNameOf(account), profile: profileOf(account) };
}

/** Returns the name for a greeting. Uses the business name for a provider who gave no other name; empty for an operator or a newcomer. */
export function firstNameOf(account: Account): string {
  if (isClient(account)) {
    return account.profile.firstName;
  }
  if (isProvider(account)) {
    const { firstName, fullName, businessName } = account.profile;
    return firstName || (fullName.split(/\s+/)[0] ?? '') || businessName;
  }
  return '';
}

function profileOf(account: Account): ClientProfile | ProviderProfile | null {
  if (isClient(account)) {
    return toClientProfile(account);
  }
  return isProvider(account) ? toProviderProfile(account) : null;
}

export function toClientProfile({ profile, email, version }: ClientAccount): ClientProfile {
  return { ...profile, email, role: 'client', revision: version };
}

export function toProviderProfile({ profile, email, version }: ProviderAccount): ProviderProfile {
  return { ...profile, email, revision: version };
}

function toClientSnapshot({ id, email, emailVerified, profile }: ClientAccount): ClientSnapshot {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return { clientId: id, email, emailVerified, name, phone: profile.phone };
}

export function toProviderSnapshot(account: ProviderAccount): ProviderSnapshot {
  const { id, email, emailVerified, profile, createdAt } = account;
  const { businessName, fullName, businessDescription, serviceTypes, phone, address } = profile;
  return {
    providerId: id,
    email,
    emailVerified,
    businessName,
    fullName,
    businessDescription,
    serviceTypes,
    phone,
    address,
    suspended: isSuspended(account),
    registeredAt: createdAt.toISOString(),
  };
}

/** The message with the account's snapshot for the other services; empty for an operator or a newcomer. */
export function toAccountMessages(account: Account): Message[] {
  if (isClient(account)) {
    return [toMessage(clientChanged, toClientSnapshot(account))];
  }
  return isProvider(account) ? [toMessage(providerChanged, toProviderSnapshot(account))] : [];
}
