import { DomainError } from '@marquee/service-kit/domain-error';
import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { Message } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { auditedFact } from '../audit/account-acts.ts';
import type { Account, AccountFact } from './account.ts';
import type { AccountRepository } from './account-repository.ts';
import { evolve } from './evolve.ts';

type AccountDeps = { accounts: AccountRepository; now: () => Date };

type Change = {
  accountId: string;
  /** A request's context tells the audit trail where it came from. */
  cause: AuditCause;
  /** Null changes nothing. */
  decide: (account: Account, at: Date) => AccountFact | null;
  /** The revision that the caller has read. */
  basis?: Basis<Account>;
  /** What to tell or to mail about it. */
  messages?: (changed: Account, at: Date) => Message[];
};

/** Load, decide, save; when somebody was faster, decides again on what is there now. */
export async function changeAccount(deps: AccountDeps, change: Change): Promise<Account> {
  return againWhenChanged('account', () => changeOnce(deps, change));
}

async function changeOnce({ accounts, now }: AccountDeps, change: Change): Promise<Account> {
  const { accountId, cause, decide, basis, messages = () => [] } = change;
  const at = now();
  const account = await accounts.get(accountId);
  requireThere(account);
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
    messages: [...messages(changed, at), ...auditedFact(fact, accountId, cause)],
    cause,
    at,
  });
}

/** Of an account that was deleted a document stays until all have been told: nobody changes it or is shown it any more. */
export function requireThere({ erasedAt }: Account): void {
  if (erasedAt !== undefined) {
    throw new DomainError('not-found', 'account_not_found', 'Account not found');
  }
}
