import type * as api from '@marquee/contracts/internal-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { quoteMailId } from './quote-mail-id.ts';

/** Called by quotes, which shows the provider whether a quote's email waits. */
export function findQuoteMailWait({ mailHolds }: IdentityDeps): Handler<typeof api.findQuoteMailWait> {
  return ({ body: { quoteId, version } }) => mailHolds.waitOf(quoteMailId(quoteId, version));
}
