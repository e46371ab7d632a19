import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';

/** For quotes, which tells the provider at once whether the mail waits. */
export function reserveQuoteMail({ quoteMails, now }: IdentityDeps): Handler<typeof api.reserveQuoteMail> {
  return async ({ body }) => {
    const at = await quoteMails.mayGoAt(body);
    if (at === 'unconfirmed') {
      return { waitsFor: 'confirmation' };
    }
    if (at === 'withheld') {
      return { waitsFor: 'limit', isWithheld: true };
    }
    return at > now() ? { waitsFor: 'limit', sendsAt: at.toISOString() } : {};
  };
}
