import type { Context } from '@marquee/service-kit/http/handler';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import type { Account } from './domain/account.ts';

type RetryDeps = Pick<IdentityDeps, 'accounts' | 'now' | 'throttle' | 'passwords' | 'audit'>;

/**
 * Whether a repeated sign-up has the password of the account that the first call created. Counts as a sign-in attempt, so that nobody can
 * guess passwords with repeated sign-ups.
 */
export async function isRetryByOwner(
  deps: RetryDeps,
  existing: Account,
  { password, context }: { password: string; context: Context },
): Promise<boolean> {
  if (existing.erasedAt !== undefined) {
    return false;
  }
  const { throttle, audit } = deps;
  const attempt = await throttle.admitSignIn({
    email: existing.email,
    address: context.clientAddress,
    device: null,
  });
  if ((await verifyPassword(deps, { account: existing, password, attempt, cause: context })) !== null) {
    await attempt.succeeded();
    return true;
  }
  const failure = { subject: accountSubject(existing.id), locksAccount: attempt.locksAccount };
  await audit.passwordFailed({ act: 'sign-in-failed', ...failure }, context);
  return false;
}
