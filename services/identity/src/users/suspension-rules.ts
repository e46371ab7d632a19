import { DomainError } from '@marquee/service-kit/domain-error';
import type { Account, AccountFact } from '../accounts/domain/account.ts';
import { isSuspended } from '../accounts/domain/account.ts';

type Suspending = { by: string; reason: string; at: Date };

/** Returns null if the account is already suspended; the first reason stays. */
export function suspend(account: Account, { by, reason, at }: Suspending): AccountFact | null {
  if (account.id === by) {
    throw new DomainError('rule-broken', 'cannot_suspend_yourself', 'You cannot suspend yourself');
  }
  if (account.role === 'admin') {
    throw new DomainError('rule-broken', 'cannot_suspend_operator', 'An operator cannot be suspended');
  }
  return isSuspended(account) ? null : { type: 'suspended', reason, at };
}

export function reinstate(account: Account): AccountFact | null {
  if (!isSuspended(account)) {
    return null;
  }
  if (account.role === 'admin') {
    const message = 'Operators are set in the configuration: reinstate a former operator with ADMIN_EMAIL';
    throw new DomainError('rule-broken', 'cannot_reinstate_operator', message);
  }
  return { type: 'reinstated' };
}
