import type { AuditCause } from '@marquee/service-kit/audit/audited';
import type { SignInAttempt } from '../attempts/admit-sign-in.ts';
import { changeAccount } from '../accounts/change-account.ts';
import type { Account } from '../accounts/domain/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';

type VerifyDeps = Pick<IdentityDeps, 'accounts' | 'passwords' | 'now'>;

type PasswordAttempt = {
  account: Account | null;
  password: string;
  attempt: SignInAttempt;
  cause: AuditCause;
};

/**
 * Returns the account if the password is right, otherwise null. Replaces a hash of another Unicode form by a hash of the NFC form, so that
 * the owner can sign in on all devices. Comparing both forms counts as one attempt.
 */
export async function verifyPassword(
  deps: VerifyDeps,
  { account, password, attempt, cause }: PasswordAttempt,
): Promise<Account | null> {
  const passwordHash = account?.passwordHash ?? null;
  const match = await attempt.check(() => deps.passwords.match(password, passwordHash));
  if (account === null || match === 'none') {
    return null;
  }
  return match === 'as-typed' ? rehash(deps, { account, password, cause }) : account;
}

async function rehash(
  deps: VerifyDeps,
  { account, password, cause }: { account: Account; password: string; cause: AuditCause },
): Promise<Account> {
  const passwordHash = await deps.passwords.hash(password);
  return changeAccount(deps, {
    accountId: account.id,
    cause: { ...cause, actor: account.id },
    // A reset may have replaced the password meanwhile.
    decide: (current) =>
      current.passwordHash === account.passwordHash ? { type: 'password-rehashed', passwordHash } : null,
  });
}
