import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { untilConfirmed } from '../mails/held-mail-repository.ts';

/** For quotes, which tells the provider at once whether the mail waits. */
export function reserveQuoteMail({ quoteMails, now }: IdentityDeps): Handler<typeof api.reserveQuoteMail> {
  return async ({ body }) => {
    const at = await quoteMails.mayGoAt(body);
    if (at.getTime() === untilConfirmed.getTime()) {
      return { waitsFor: 'confirmation' };
    }
    return at > now() ? { waitsFor: 'limit', sendsAt: at.toISOString() } : {};
  };
}
