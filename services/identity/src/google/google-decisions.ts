import type { Account, AccountFact } from '../accounts/domain/account.ts';
import type { GooglePerson } from './google-oauth-client.ts';
import { googleSignInError } from './google-sign-in-error.ts';

export function requireConfirmedEmail({ email, hasConfirmedEmail }: GooglePerson): string {
  if (email === null || !hasConfirmedEmail) {
    throw googleSignInError('google-unconfirmed');
  }
  return email;
}

/**
 * Returns null if the account is already linked. Rejects operators, and accounts that are linked to another Google account. Also rejects an
 * account whose address was never confirmed at Marquee: a stranger may have signed up with that address, and would then share the account
 * with the owner of the address.
 */
export function linkGoogle(account: Account, sub: string): AccountFact | null {
  if (account.google?.sub === sub) {
    return null;
  }
  if (account.role === 'admin') {
    throw googleSignInError('google-operator');
  }
  if (account.google) {
    throw googleSignInError('google-other-account');
  }
  if (!account.emailVerified) {
    throw googleSignInError('google-password-first');
  }
  return { type: 'google-linked', google: { sub } };
}
