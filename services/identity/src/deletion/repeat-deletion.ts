import type { AccountRepository } from '../accounts/account-repository.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { toErased } from './to-erased.ts';

type RepeatDeps = { accounts: AccountRepository; now: () => Date };

const cause = { requestId: 'restore', traceparent: null, actor: 'system' };

/**
 * Repeats the deletion of an account that a backup has restored. Sends no farewell email, because the first deletion sent it. Returns false
 * if the account does not exist or is already erased. Stores the message by which the other services erase their restored data of the
 * account once they run.
 */
export async function repeatDeletion(deps: RepeatDeps, accountId: string): Promise<boolean> {
  const known = await deps.accounts.findOne({ id: accountId });
  if (known === null || known.erasedAt !== undefined) {
    return false;
  }
  await changeAccount(deps, {
    accountId,
    cause,
    decide: (_account, at) => ({ type: 'erased', at }),
    messages: (erased, at) => [toErased(erased, at)],
  });
  return true;
}
