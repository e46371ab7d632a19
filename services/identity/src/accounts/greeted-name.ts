import { plainNameOf } from '../mails/typed-text.ts';
import type { Account } from './account.ts';
import { firstNameOf } from './account-views.ts';

/** The name that a mail to the account greets; until its address is confirmed it must be nothing but a name. Empty: greeted without one. */
export function greetedNameOf(account: Account): string {
  const name = firstNameOf(account);
  return account.emailVerified ? name : plainNameOf(name);
}
