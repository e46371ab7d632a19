import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import { isSuspended } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';

type Coming = { cookie: string | undefined; context: Context };

/** For whoever has proven who they are, by whatever means: a session, unless they are suspended. Returns set-cookie. */
export async function enter(
  { sessions, audit }: IdentityDeps,
  account: Account,
  { cookie, context }: Coming,
): Promise<string> {
  const cause = { ...context, actor: account.id };
  const subject = accountSubject(account.id);
  if (isSuspended(account)) {
    await audit.write({ act: 'sign-in-refused', subject, outcome: 'refused' }, cause);
    throw accountSuspended();
  }
  await audit.write({ act: 'signed-in', subject }, cause);
  return sessions.begin(account, cookie);
}

function accountSuspended(): DomainError {
  return new DomainError(
    'forbidden',
    'account_suspended',
    'This account is suspended. Please write to us with the contact form if you think that is a mistake.',
    { title: 'Sign-in failed' },
  );
}
