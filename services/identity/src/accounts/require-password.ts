import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import type { Account } from './domain/account.ts';

type PasswordDeps = Pick<IdentityDeps, 'accounts' | 'now' | 'throttle' | 'passwords' | 'audit'>;

/** `field` is the form field to which the error belongs. */
type PasswordInput = { password: string; field: string; context: Context };

/** Protects actions that a stolen session alone must not allow; limits guesses. Returns the account as of the check. */
export async function requirePassword(
  deps: PasswordDeps,
  account: Account,
  { password, field, context }: PasswordInput,
): Promise<Account> {
  const { throttle, audit } = deps;
  if (account.passwordHash === null) {
    throw refused(
      'no_password',
      'Your account has no password yet. Set one with "Forgot password?" first.',
      field,
    );
  }
  const attempt = await throttle.admitPasswordCheck(account.id);
  const proven = await verifyPassword(deps, { account, password, attempt, cause: context });
  if (proven === null) {
    const failure = { subject: accountSubject(account.id), locksAccount: attempt.locksAccount };
    await audit.passwordFailed({ act: 'password-check-failed', ...failure }, context);
    throw refused('wrong_password', 'The current password is incorrect', field);
  }
  await attempt.succeeded();
  return proven;
}

function refused(code: string, message: string, field: string): DomainError {
  return new DomainError('rule-broken', code, message, { errors: [{ path: field, message }] });
}

/** Throws if the password was replaced after the check, for example by a reset. */
export function requireUnchanged(current: Account, proven: Account): void {
  if (current.passwordHash !== proven.passwordHash) {
    throw new DomainError('conflict', 'password_was_changed', 'Your password has just been changed.');
  }
}
