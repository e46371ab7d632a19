import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { quoteMailId } from './quote-mail-id.ts';

/** For quotes, which tells the provider beside each quote whether its mail waits. */
export function findQuoteMailWaits({ mailHolds }: IdentityDeps): Handler<typeof api.findQuoteMailWaits> {
  return async ({ body: { mails } }) => {
    const waits = await mailHolds.waitsOf(mails.map(({ quoteId, version }) => quoteMailId(quoteId, version)));
    return mails.flatMap(({ quoteId, version }) => {
      const email = waits.get(quoteMailId(quoteId, version));
      return email === undefined ? [] : [{ quoteId, email }];
    });
  };
}
