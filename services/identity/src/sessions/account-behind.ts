import type { Caller } from '@marquee/service-kit/auth/caller';
import type { Account } from '../accounts/account.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import type { OpenSession } from './sessions.ts';
import { toCaller } from './to-caller.ts';

export type AccountBehind = {
  callerOf: (open: OpenSession) => Caller;
  /** As it was when the call was let in by its session, else as it is now. For what is shown: whoever changes it reads it anew. */
  accountOf: (caller: Caller) => Promise<Account>;
};

/** Whoever is let in by a session has just been looked up: an answer about themselves needs no second look. */
export function createAccountBehind(accounts: AccountRepository): AccountBehind {
  const seen = new WeakMap<Caller, Account>();
  return {
    callerOf(open) {
      const caller = toCaller(open);
      seen.set(caller, open.account);
      return caller;
    },
    accountOf: async (caller) => seen.get(caller) ?? (await accounts.get(caller.id)),
  };
}
