import type { Account, AccountFact } from '../accounts/account.ts';
import type { GooglePerson } from './google-door.ts';
import { refusedByGoogle } from './google-refusal.ts';

export function requireConfirmedEmail({ email, hasConfirmedEmail }: GooglePerson): string {
  if (email === null || !hasConfirmedEmail) {
    throw refusedByGoogle('google-unconfirmed');
  }
  return email;
}

/**
 * Null when it is already linked. Rejects an address that was never confirmed here: a stranger may have signed up with it, and would share
 * the account with its owner.
 */
export function linkGoogle(account: Account, sub: string): AccountFact | null {
  if (account.google?.sub === sub) {
    return null;
  }
  if (account.role === 'admin') {
    throw refusedByGoogle('google-operator');
  }
  if (account.google) {
    throw refusedByGoogle('google-other-account');
  }
  if (!account.emailVerified) {
    throw refusedByGoogle('google-password-first');
  }
  return { type: 'google-linked', google: { sub } };
}
