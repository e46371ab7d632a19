import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { quoteEmailId } from './quote-email-id.ts';

/** Allocates a slot for the email about a quote. Called by quotes, which shows the provider at once whether the email waits. */
export function reserveQuoteMail({ emailHolds, now }: IdentityDeps): Handler<typeof api.reserveQuoteMail> {
  return async ({ body: { providerId: senderId, quoteId, version, email, clientWroteFirst } }) => {
    if (clientWroteFirst === undefined) {
      return {};
    }
    const at = await emailHolds.earliestSendTime({
      ...{ mailId: quoteEmailId(quoteId, version), senderId, quoteId, email },
      isUnsolicited: !clientWroteFirst,
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
