import type * as api from '@marquee/contracts/auth-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { issueLink } from './issue-link.ts';

export function resendVerification(deps: IdentityDeps): Handler<typeof api.resendVerification> {
  return async (_input, actor, context) => {
    const { emailVerified, email } = await deps.accounts.get(actor.id);
    if (emailVerified) {
      return { message: 'Your email address is already confirmed.', isConfirmed: true };
    }
    await deps.throttle.admitVerificationMail(email);
    await issueLink(deps, {
      accountId: actor.id,
      purpose: 'verify-email',
      linkId: context.newId(),
      cause: context,
    });
    return { message: `We have sent a link to ${email}.` };
  };
}
