import { isGoogleNotice } from '@marquee/contracts/google-notices';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { Account } from '../accounts/account.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { GooglePerson } from './google-door.ts';

type Named = { person: GooglePerson; context: Context };

/**
 * Who is refused although Google has named them stands on the trail. Who is not named is nobody's: whoever likes can come back
 * from Google without having been there, and would fill it.
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
