import type { Context } from '@marquee/service-kit/http/handler';
import { mailGoogleLinked } from '../accounts/account-letters.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { Account } from '../accounts/account.ts';
import { newNewcomer } from '../accounts/new-account.ts';
import { auditedFact } from '../audit/account-acts.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { GooglePerson } from './google-door.ts';
import { linkGoogle, requireConfirmedEmail } from './google-decisions.ts';

/** By Google's `sub`; else the account with the same email, where both sides have confirmed it; else a new one. */
export async function accountOf(
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
  const known = (await accounts.findByEmail(email)) ?? (await makeNewcomer(deps, email, context));
  return changeAccount(deps, {
    accountId: known.id,
    cause: { ...context, actor: known.id },
    decide: (account) => linkGoogle(account, person.sub),
    // Without a role yet: a newcomer has come this way, and nobody else had the account before.
    messages: (account) => (account.role === null ? [] : mailGoogleLinked(account)),
  });
}

/** Not linked yet: whoever is interrupted here is found by the address the next time. */
async function makeNewcomer(
  { accounts, now }: IdentityDeps,
  email: string,
  context: Context,
): Promise<Account> {
  const at = now();
  const account = newNewcomer(email, { id: context.newId(), at });
  const cause = { ...context, actor: account.id };
  const made = await accounts.insert(account, {
    history: [{ type: 'registered', actor: account.id, at }],
    messages: auditedFact({ type: 'registered' }, account.id, cause),
    cause,
    at,
  });
  // Somebody was faster with this address, perhaps the same person's other tab.
  const faster = made === 'taken' ? await accounts.findByEmail(email) : null;
  return faster ?? account;
}
