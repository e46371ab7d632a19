import { DomainError } from '@marquee/service-kit/domain-error';
import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { Message } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { auditAccountFact } from '../audit/audit-account-fact.ts';
import type { Account, AccountFact } from './account.ts';
import type { AccountRepository } from './account-repository.ts';
import { evolve } from './evolve.ts';

type AccountDeps = { accounts: AccountRepository; now: () => Date };

type Change = {
  accountId: string;
  /** The request or message that caused the change; the audit trail records it. */
  cause: AuditCause;
  /** Returns null to change nothing. */
  decide: (account: Account, at: Date) => AccountFact | null;
  /** The revision on which the caller bases the change. */
  basis?: Basis<Account>;
  /** Messages to publish with the change, including requests for emails. */
  messages?: (changed: Account, at: Date) => Message[];
};

/** Loads the account, decides and saves. After a concurrent change, decides again on the current state. */
export async function changeAccount(deps: AccountDeps, change: Change): Promise<Account> {
  return retryOnConflict('account', () => changeOnce(deps, change));
}

async function changeOnce({ accounts, now }: AccountDeps, change: Change): Promise<Account> {
  const { accountId, cause, decide, basis, messages = () => [] } = change;
  const at = now();
  const account = await accounts.get(accountId);
  requireNotErased(account);
  const fact = await decideIfFresh({
    name: 'profile',
    state: account,
    basis,
    decide: () => decide(account, at),
  });
  if (fact === null) {
    return account;
  }
  const changed = evolve(account, fact);
  return accounts.save(changed, {
    history: [{ type: fact.type, actor: cause.actor, at }],
    messages: [...messages(changed, at), ...auditAccountFact(fact, accountId, cause)],
    cause,
    at,
  });
}

/** Throws for a deleted account. Its document remains until its messages are published, but must be neither changed nor shown. */
export function requireNotErased({ erasedAt }: Account): void {
  if (erasedAt !== undefined) {
    throw new DomainError('not-found', 'account_not_found', 'Account not found');
  }
}
