import type { Suspension, UserDetails, UserRow } from '@marquee/contracts/users';
import type { AccountHistoryEntry } from '../accounts/account-history.ts';
import type { Account } from '../accounts/domain/account.ts';
import { isClient, isProvider, isSuspended } from '../accounts/domain/account.ts';

export function toUserRow(account: Account): UserRow {
  const { id, email, role, emailVerified, createdAt } = account;
  return {
    id,
    email,
    name: nameOf(account),
    role,
    emailVerified,
    status: isSuspended(account) ? 'suspended' : 'active',
    createdAt: createdAt.toISOString(),
  };
}

type UserActivity = {
  history: readonly AccountHistoryEntry[];
  openSessions: number;
  lastSignInAt: Date | null;
};

export function toUserDetails(account: Account, seen: UserActivity): UserDetails {
  const { history, openSessions, lastSignInAt } = seen;
  return {
    ...toUserRow(account),
    phone: account.profile?.phone ?? '',
    openSessions,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    suspension: suspensionOf(account, history),
  };
}

/** The name of an account. For a provider, the business name and the full name, because an operator may search for either. */
export function nameOf(account: Account): string {
  if (isClient(account)) {
    return `${account.profile.firstName} ${account.profile.lastName}`.trim();
  }
  if (isProvider(account)) {
    const { businessName, fullName } = account.profile;
    return [businessName, fullName].filter((name) => name !== '').join(', ');
  }
  return '';
}

function suspensionOf(account: Account, history: readonly AccountHistoryEntry[]): Suspension | null {
  if (!isSuspended(account)) {
    return null;
  }
  const by = history.findLast(({ type }) => type === 'suspended')?.actor ?? 'system';
  return { at: account.suspendedAt.toISOString(), by, reason: account.suspendedReason ?? '' };
}
