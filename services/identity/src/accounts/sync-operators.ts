import { toEmailKey } from '@marquee/contracts/text';
import type { Account, AccountFact } from './domain/account.ts';
import { isSuspended } from './domain/account.ts';
import type { AccountRepository } from './account-repository.ts';
import { changeAccount } from './change-account.ts';

type SyncDeps = { accounts: AccountRepository; now: () => Date };

/** The cause of changes that identity makes at its start, without a request. */
export const startupCause = { requestId: 'start', traceparent: null, actor: 'system' };

const reason = 'No longer the operator in the configuration';

/**
 * Suspends every operator that the configuration does not name, and reinstates the operator that it names. Changes nothing if the named
 * account has another role.
 */
export async function syncOperators(deps: SyncDeps, configured: string): Promise<void> {
  const named = await deps.accounts.findByEmail(configured);
  if (named !== null && named.role !== 'admin') {
    return;
  }
  for (const { id } of await deps.accounts.find({ role: 'admin' })) {
    await changeAccount(deps, {
      accountId: id,
      cause: startupCause,
      decide: (account, at) =>
        decideOperator(account, { isNamed: account.emailKey === toEmailKey(configured), at }),
    });
  }
}

type Naming = { isNamed: boolean; at: Date };

function decideOperator(account: Account, { isNamed, at }: Naming): AccountFact | null {
  if (isNamed) {
    return isSuspended(account) ? { type: 'reinstated' } : null;
  }
  return isSuspended(account) ? null : { type: 'suspended', reason, at };
}
