import type { AccountRepository } from '../accounts/account-repository.ts';
import { nameOf } from './user-views.ts';

/** Returns a function from an id to the account's name, or to the email address if there is no name. Empty if unknown or deleted. */
export async function namesOf(
  accounts: AccountRepository,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const found = await accounts.find({ id: { $in: [...new Set(ids)] } });
  const names = new Map(found.map((account) => [account.id, nameOf(account) || account.email]));
  return (id) => names.get(id) ?? '';
}
