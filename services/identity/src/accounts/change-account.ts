import { DomainError } from '@marquee/service-kit/domain-error';
import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import type { Account, AccountFact } from './account.ts';
import type { AccountRepository } from './account-repository.ts';
import { evolve } from './evolve.ts';

type AccountDeps = { accounts: AccountRepository; now: () => Date };

type Change = {
  accountId: string;
  cause: Cause;
  /** Null changes nothing. */
  decide: (account: Account, at: Date) => AccountFact | null;
  /** What to tell or to mail about it. */
  messages?: (changed: Account, at: Date) => Message[];
};

const mostRounds = 5;

/** Load, decide, save; when somebody was faster, decides again on what is there now. */
export async function changeAccount(deps: AccountDeps, change: Change): Promise<Account> {
  for (let round = 1; ; round += 1) {
    try {
      return await changeOnce(deps, change);
    } catch (error) {
      if (!isRaced(error) || round === mostRounds) {
        throw error;
      }
    }
  }
}

async function changeOnce({ accounts, now }: AccountDeps, change: Change): Promise<Account> {
  const { accountId, cause, decide, messages = () => [] } = change;
  const at = now();
  const account = await accounts.get(accountId);
  const fact = decide(account, at);
  if (fact === null) {
    return account;
  }
  const changed = evolve(account, fact);
  return accounts.save(changed, {
    history: [{ type: fact.type, actor: cause.actor, at }],
    messages: messages(changed, at),
    cause,
    at,
  });
}

function isRaced(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'account_was_changed';
}
