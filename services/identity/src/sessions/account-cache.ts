import type { Caller } from '@marquee/service-kit/auth/caller';
import type { Account } from '../accounts/domain/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { OpenSession } from './sessions.ts';
import { toCaller } from './to-caller.ts';

export type AccountCache = {
  callerOf: (open: OpenSession) => Caller;
  /** The account as of the session check, if cached; otherwise reads it. Only for display: changes must read the account again. */
  accountOf: (caller: Caller) => Promise<Account>;
};

/** Caches, for the duration of a call, the account that its session check has loaded. Answers about the caller need no second read. */
export function createAccountCache(accounts: AccountRepository): AccountCache {
  const cache = new WeakMap<Caller, Account>();
  return {
    callerOf(open) {
      const caller = toCaller(open);
      cache.set(caller, open.account);
      return caller;
    },
    accountOf: async (caller) => cache.get(caller) ?? (await accounts.get(caller.id)),
  };
}
