import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { quoteEmailId } from './quote-email-id.ts';

/** Returns why the email about a quote waits. Called by quotes, which shows the provider the reason. */
export function findQuoteMailWait({ emailHolds }: IdentityDeps): Handler<typeof api.findQuoteMailWait> {
  return ({ body: { quoteId, version } }) => emailHolds.findWait(quoteEmailId(quoteId, version));
}
