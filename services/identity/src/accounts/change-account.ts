import { DomainError } from '@marquee/service-kit/domain-error';
import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { Message } from '@marquee/service-kit/messaging/message';
import { insertWithFact } from '@marquee/service-kit/store/aggregate-kind';
import type { AggregateKind } from '@marquee/service-kit/store/aggregate-kind';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { Decision } from '@marquee/service-kit/store/handle-command';
import type { Basis } from '@marquee/service-kit/store/decide-if-fresh';
import { auditAccountFact } from '../audit/audit-account-fact.ts';
import type { Account, AccountFact } from './domain/account.ts';
import type { AccountHistoryEntry } from './account-history.ts';
import type { AccountRepository } from './account-repository.ts';
import { evolve } from './domain/evolve.ts';
import { recordedFactOf } from './domain/recorded-fact.ts';

type AccountDeps = { accounts: AccountRepository; now: () => Date };

type Change = {
  accountId: string;
  /** The request or message that caused the change; the audit trail records it. */
  cause: AuditCause;
  decide: Decision<Account, AccountFact>;
  /** The revision on which the caller bases the change. */
  basis?: Basis<Account>;
  /** Messages to publish with the change, including requests for emails. */
  messages?: ((changed: Account, at: Date) => Message[]) | undefined;
};

/** Changes an account that is not deleted; returns the resulting account, changed or not. */
export function changeAccount(
  deps: AccountDeps,
  { accountId, cause, decide, basis, messages }: Change,
): Promise<Account> {
  const kind = kindOf(deps, { cause, messages });
  return handleCommand(kind, { id: accountId, decisions: [decide], basis, cause });
}

type Registration = Pick<Change, 'cause' | 'messages'> & { account: Account };

/** Inserts a new account. 'taken': another account has the email address. 'exists': the id is in use. */
export function insertAccount(
  deps: AccountDeps,
  { account: state, cause, messages }: Registration,
): Promise<'inserted' | 'exists' | 'taken'> {
  return insertWithFact(kindOf(deps, { cause, messages }), { state, fact: { type: 'registered' }, cause });
}

function kindOf(
  { accounts, now }: AccountDeps,
  { cause, messages = () => [] }: Pick<Change, 'cause' | 'messages'>,
): AggregateKind<Account, AccountFact, AccountHistoryEntry> {
  return {
    ...{ name: 'account', label: 'profile', store: accounts, evolve, now },
    async load(id) {
      const account = await accounts.get(id);
      requireNotErased(account);
      return account;
    },
    record: ([{ fact, before, after }], at) => ({
      history: [
        {
          ...recordedFactOf(fact),
          version: before === null ? after.version : after.version + 1,
          actor: cause.actor,
          at,
        },
      ],
      messages: [...messages(after, at), ...auditAccountFact(fact, after.id, cause)],
    }),
  };
}

/** Throws for a deleted account. Its document remains until its messages are published, but must be neither changed nor shown. */
export function requireNotErased({ erasedAt }: Account): void {
  if (erasedAt !== undefined) {
    throw new DomainError('not-found', 'account_not_found', 'Account not found');
  }
}
