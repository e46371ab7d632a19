import type { AccountRepository } from '../accounts/account-repository.ts';
import { nameOf } from './user-views.ts';

/** Returns the names of accounts, or their addresses without a name. Empty for an unknown id and a deleted account. */
export async function namesOf(
  accounts: AccountRepository,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const found = await accounts.find({ id: { $in: [...new Set(ids)] } });
  const names = new Map(found.map((account) => [account.id, nameOf(account) || account.email]));
  return (id) => names.get(id) ?? '';
}
