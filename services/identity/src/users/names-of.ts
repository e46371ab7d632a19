import type { AccountRepository } from '../accounts/account-repository.ts';
import { nameOf } from './user-views.ts';

/** Returns each account's name, or the email address if the account has no name. Empty for an unknown id and a deleted account. */
export async function namesOf(
  accounts: AccountRepository,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const found = await accounts.find({ id: { $in: [...new Set(ids)] } });
  const names = new Map(found.map((account) => [account.id, nameOf(account) || account.email]));
  return (id) => names.get(id) ?? '';
}
