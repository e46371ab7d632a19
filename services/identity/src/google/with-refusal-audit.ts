import { isGoogleSignInError } from '@marquee/contracts/google-sign-in-errors';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { Account } from '../accounts/domain/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { GooglePerson } from './google-oauth-client.ts';

type IdentifiedRequest = { person: GooglePerson; context: Context };

/**
 * Audits a rejected sign-in if Google has identified the person. Other rejections are not audited, because anyone could fill the trail by
 * requesting the callback URL.
 */
export async function withRefusalAudit(
  deps: IdentityDeps,
  request: IdentifiedRequest,
  find: () => Promise<Account>,
): Promise<Account> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof DomainError && isGoogleSignInError(error.code)) {
      await auditRefusal(deps, request);
    }
    throw error;
  }
}

async function auditRefusal(
  { accounts, audit }: IdentityDeps,
  { person: { email }, context }: IdentifiedRequest,
): Promise<void> {
  if (email === null) {
    return;
  }
  const subject = audit.subjectOfEmail(email, await accounts.findByEmail(email));
  await audit.write({ act: 'sign-in-refused', subject, outcome: 'refused' }, context);
}
