import { DomainError } from '@marquee/service-kit/domain-error';
import type { FieldError } from '@marquee/service-kit/domain-error';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Account } from './account.ts';

type Given = { password: string; address: string; wrong: FieldError };

/** A stolen session must not become a way to guess the password. */
export async function requirePassword(
  deps: IdentityDeps,
  account: Account,
  { password, address, wrong }: Given,
): Promise<void> {
  const attempt = await deps.throttle.admitSignIn({ email: account.email, address });
  const isRight = await attempt.check(() => deps.passwords.matches(password, account.passwordHash));
  if (!isRight) {
    throw new DomainError('rule-broken', 'wrong_password', wrong.message, { errors: [wrong] });
  }
  await attempt.succeeded();
}

/** The password that was proven may have been replaced meanwhile, by a reset. */
export function requireUnchanged(current: Account, proven: Account): void {
  if (current.passwordHash !== proven.passwordHash) {
    throw new DomainError('conflict', 'password_was_changed', 'Your password has just been changed.');
  }
}
