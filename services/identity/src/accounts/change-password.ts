import type * as api from '@marquee/contracts/account-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context, Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { refuseCommonPassword } from '../passwords/common-passwords.ts';
import type { Account } from './account.ts';
import { mailPasswordChanged } from './account-letters.ts';
import { changeAccount } from './change-account.ts';

/** Ends every session; the browser that asked gets a new one. */
export function changePassword(deps: IdentityDeps): Handler<typeof api.changePassword> {
  return async ({ body, headers }, actor, context) => {
    const account = await deps.accounts.get(actor.id);
    await requireCurrentPassword(deps, account, {
      password: body.currentPassword,
      context,
    });
    refuseCommonPassword(body.newPassword, 'newPassword');
    const passwordHash = await deps.passwords.hash(body.newPassword);
    const changed = await changeAccount(deps, {
      accountId: actor.id,
      cause: context,
      decide: (current) => {
        requireUnchanged(current, account);
        return { type: 'password-changed', passwordHash };
      },
      messages: (current) => [mailPasswordChanged(current)],
    });
    return withHeaders(undefined, { 'set-cookie': await deps.sessions.begin(changed, headers.cookie) });
  };
}

type Given = { password: string; context: Context };

/** A stolen session must not become a way to guess the password. */
async function requireCurrentPassword(
  deps: IdentityDeps,
  account: Account,
  { password, context }: Given,
): Promise<void> {
  const attempt = await deps.throttle.admitSignIn({ email: account.email, address: context.clientAddress });
  const isRight = await attempt.check(() => deps.passwords.matches(password, account.passwordHash));
  if (!isRight) {
    const failure = { subject: accountSubject(account.id), locksAccount: attempt.locksAccount };
    await deps.audit.passwordFailed({ act: 'password-check-failed', ...failure }, context);
    const message = 'The current password is not right';
    throw new DomainError('rule-broken', 'wrong_password', message, {
      errors: [{ path: 'currentPassword', message }],
    });
  }
  await attempt.succeeded();
}

/** The password that was proven may have been replaced meanwhile, by a reset. */
function requireUnchanged(current: Account, proven: Account): void {
  if (current.passwordHash !== proven.passwordHash) {
    throw new DomainError('conflict', 'password_was_changed', 'Your password has just been changed.');
  }
}
