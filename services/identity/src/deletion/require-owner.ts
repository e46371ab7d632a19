import type { deletionRequest } from '@marquee/contracts/privacy';
import { toEmailKey } from '@marquee/contracts/text';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { z } from 'zod';
import type { Account } from '../accounts/domain/account.ts';
import { requirePassword } from '../accounts/require-password.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { confirmationOf } from './deletion-terms.ts';

type Proof = {
  confirmation: z.output<typeof deletionRequest>;
  cookie: string | undefined;
  context: Context;
};

const freshForMs = 10 * 60_000;

/** Requires more proof than a session, so that an unattended browser cannot delete an account. Returns the account as of the check. */
export async function requireOwner(
  deps: IdentityDeps,
  account: Account,
  { confirmation, cookie, context }: Proof,
): Promise<Account> {
  if (confirmationOf(account) === 'password') {
    const { password = '' } = confirmation;
    return requirePassword(deps, account, { password, field: 'password', context });
  }
  await requireFreshSession(deps, cookie);
  if (toEmailKey(confirmation.email ?? '') !== account.emailKey) {
    const message = 'Please enter the email address of this account';
    throw new DomainError('rule-broken', 'wrong_email', message, { errors: [{ path: 'email', message }] });
  }
  return account;
}

/** Requires a session that is less than ten minutes old, because the typed email address proves nothing: the pages show it. */
async function requireFreshSession(
  { sessions, now }: Pick<IdentityDeps, 'sessions' | 'now'>,
  cookie: string | undefined,
): Promise<void> {
  const open = await sessions.ofCookie(cookie);
  if (open === null || now().getTime() - open.startedAt.getTime() >= freshForMs) {
    const message =
      'Please sign in again: your account has no password, so it can be deleted only within ten minutes of signing in.';
    throw new DomainError('conflict', 'sign_in_again', message);
  }
}
