import type { UserDetails } from '@marquee/contracts/users';
import type { Account } from '../accounts/domain/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { toUserDetails } from './user-views.ts';

/** Returns an account with its sessions and other details. */
export async function showUser(deps: IdentityDeps, account: Account): Promise<UserDetails> {
  const { accounts, sessions, trail } = deps;
  const signIns = { subject: account.id, act: 'signed-in', page: { limit: '1' } } as const;
  const [history, openSessions, { rows }] = await Promise.all([
    accounts.history(account.id),
    sessions.countOpen(account),
    trail.page(signIns),
  ]);
  return toUserDetails(account, { history, openSessions, lastSignInAt: rows[0]?.at ?? null });
}
