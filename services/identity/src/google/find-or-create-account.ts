import type { Context } from '@marquee/service-kit/http/handler';
import { emailGoogleLinked } from '../accounts/account-emails.ts';
import { changeAccount, insertAccount } from '../accounts/change-account.ts';
import type { Account } from '../accounts/domain/account.ts';
import { newNewcomer } from '../accounts/domain/new-account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { GooglePerson } from './google-oauth-client.ts';
import { linkGoogle, requireConfirmedEmail } from './google-decisions.ts';

/**
 * Finds the account by Google's `sub` or by an address that Google has confirmed, or creates one. Throws if Google has not confirmed the
 * address, or if `linkGoogle` rejects the account.
 */
export async function findOrCreateAccount(
  deps: IdentityDeps,
  person: GooglePerson,
  context: Context,
): Promise<Account> {
  const { accounts } = deps;
  const linked = await accounts.findByGoogle(person.sub);
  if (linked !== null) {
    return linked;
  }
  const email = requireConfirmedEmail(person);
  const known = (await accounts.findByEmail(email)) ?? (await createNewcomer(deps, email, context));
  return changeAccount(deps, {
    accountId: known.id,
    cause: { ...context, actor: known.id },
    decide: (account) => linkGoogle(account, person.sub),
    // Sends no email to a newcomer without a role, because nobody has used the account before.
    messages: (account) => (account.role === null ? [] : emailGoogleLinked(account)),
  });
}

/** Creates the account without a link to Google. If the sign-in stops here, the next sign-in finds the account by its address. */
async function createNewcomer(deps: IdentityDeps, email: string, context: Context): Promise<Account> {
  const { accounts, now } = deps;
  const account = newNewcomer(email, { id: context.newId(), at: now() });
  const inserted = await insertAccount(deps, { account, cause: { ...context, actor: account.id } });
  // A concurrent request, such as the same person's other tab, may have created an account with this address.
  const concurrent = inserted === 'taken' ? await accounts.findByEmail(email) : null;
  return concurrent ?? account;
}
