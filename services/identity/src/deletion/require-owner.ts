import type { deletionRequest } from '@marquee/contracts/privacy';
import { toEmailKey } from '@marquee/contracts/text';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context } from '@marquee/service-kit/http/handler';
import type { z } from 'zod';
import type { Account } from '../accounts/account.ts';
import { requirePassword } from '../accounts/require-password.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { confirmationOf } from './deletion-terms.ts';

type Proof = { given: z.output<typeof deletionRequest>; context: Context };

/** A session that was left open must not be enough to delete an account. */
export async function requireOwner(
  deps: IdentityDeps,
  account: Account,
  { given, context }: Proof,
): Promise<void> {
  if (confirmationOf(account) === 'password') {
    const { password = '' } = given;
    await requirePassword(deps, account, { password, field: 'password', context });
    return;
  }
  if (toEmailKey(given.email ?? '') !== account.emailKey) {
    const message = 'Please type the e-mail address of this account';
    throw new DomainError('rule-broken', 'wrong_email', message, { errors: [{ path: 'email', message }] });
  }
}
