import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { issueLink } from './issue-link.ts';

/** Says the same whether there is an account or not. */
export function forgotPassword(deps: IdentityDeps): Handler<typeof api.forgotPassword> {
  return async ({ body }, _actor, context) => {
    const isWithin = await deps.throttle.admitForgotPassword({
      email: body.email,
      address: context.clientAddress,
    });
    const account = await deps.accounts.findByEmail(body.email);
    if (account !== null && isWithin) {
      await issueLink(deps, { accountId: account.id, purpose: 'reset-password', context });
    } else {
      // As much work as a mail, so that time tells nothing either.
      await deps.throttle.countUnanswered(body.email);
    }
    return { message: 'If there is an account with this e-mail, we have sent a link to set a new password.' };
  };
}
