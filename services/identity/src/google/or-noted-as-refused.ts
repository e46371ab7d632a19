import { isGoogleNotice } from '@marquee/contracts/google-notices';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { GooglePerson } from './google-door.ts';

type Named = { person: GooglePerson; context: Context };

/**
 * Audits a rejected sign-in if Google has confirmed the person. Other rejections are not audited: anyone can request the callback address
 * without having been at Google, and would fill the trail.
 */
export async function orNotedAsRefused(
  deps: IdentityDeps,
  named: Named,
  find: () => Promise<Account>,
): Promise<Account> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof DomainError && isGoogleNotice(error.code)) {
      await noteRefusal(deps, named);
    }
    throw error;
  }
}

async function noteRefusal(
  { accounts, audit }: IdentityDeps,
  { person: { email }, context }: Named,
): Promise<void> {
  if (email === null) {
    return;
  }
  const subject = audit.subjectOfEmail(email, await accounts.findByEmail(email));
  await audit.write({ act: 'sign-in-refused', subject, outcome: 'refused' }, context);
}
