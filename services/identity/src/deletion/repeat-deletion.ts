import type { AccountRepository } from '../accounts/account-repository.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { toErased } from './erased-message.ts';

type RepeatDeps = { accounts: AccountRepository; now: () => Date };

const cause = { requestId: 'restore', traceparent: null, actor: 'system' };

/**
 * Of an account that a backup has brought back: its owner has asked once, and has had the farewell. False when there is nothing to
 * delete any more. The services do the rest when they start.
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
