import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { quoteMailId } from './quote-mail-id.ts';

/** Called by quotes, which tells the provider at once whether the email waits. */
export function reserveQuoteMail({ mailHolds, now }: IdentityDeps): Handler<typeof api.reserveQuoteMail> {
  return async ({ body: { providerId: senderId, quoteId, version, email, clientWroteFirst } }) => {
    if (clientWroteFirst === undefined) {
      return {};
    }
    const at = await mailHolds.mayGoAt({
      ...{ mailId: quoteMailId(quoteId, version), senderId, quoteId, email },
      isUnasked: !clientWroteFirst,
    });
    if (at === 'unconfirmed') {
      return { waitsFor: 'confirmation' };
    }
    if (at === 'withheld') {
      return { waitsFor: 'limit', isWithheld: true };
    }
    return at > now() ? { waitsFor: 'limit', sendsAt: at.toISOString() } : {};
  };
}
