import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import { isSuspended } from '../accounts/domain/account.ts';
import type { Account } from '../accounts/domain/account.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityAudit } from '../audit/identity-audit.ts';

export const accountSuspended = 'account_suspended';

/** Rejects a suspended account, and audits the sign-in. Runs before each session that begins with a sign-in by password, code or Google. */
export async function admitAccount(
  { audit }: { audit: IdentityAudit },
  account: Account,
  context: Context,
): Promise<void> {
  const cause = { ...context, actor: account.id };
  const subject = accountSubject(account.id);
  if (isSuspended(account)) {
    await audit.write({ act: 'sign-in-refused', subject, outcome: 'refused' }, cause);
    throw refusedAsSuspended();
  }
  await audit.write({ act: 'signed-in', subject }, cause);
}

function refusedAsSuspended(): DomainError {
  return new DomainError(
    'forbidden',
    accountSuspended,
    'This account is suspended. If you think this is a mistake, please use the contact form.',
    { title: 'Sign-in failed' },
  );
}
