import { plainNameOf } from '../email-templates/typed-text.ts';
import type { Account } from './domain/account.ts';
import { firstNameOf } from './views/account-views.ts';

/**
 * The name in an email's greeting; empty for a greeting without a name. Until the address is confirmed, the result is empty if the typed
 * name contains anything but a name, such as a link.
 */
export function greetingNameOf(account: Account): string {
  const name = firstNameOf(account);
  return account.emailVerified ? name : plainNameOf(name);
}
