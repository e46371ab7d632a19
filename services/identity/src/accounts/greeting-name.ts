import { plainNameOf } from '../email-templates/typed-text.ts';
import type { Account } from './account.ts';
import { firstNameOf } from './account-views.ts';

/**
 * The name in an email's greeting; empty: no name. Until the address is confirmed, the name must not contain anything else, such as a link.
 */
export function greetingNameOf(account: Account): string {
  const name = firstNameOf(account);
  return account.emailVerified ? name : plainNameOf(name);
}
