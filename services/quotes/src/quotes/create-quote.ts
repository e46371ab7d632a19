import type * as api from '@marquee/contracts/quote-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { linkQuoteToAccount } from './link-quote-to-account.ts';
import { eraseIfGone } from './erase-if-gone.ts';
import { insertQuote } from './insert-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

/** Creates a quote by hand for an email address. The quote is assigned to the account that has verified the address, now or later. */
export function createQuote(deps: QuoteDeps): Handler<typeof api.createQuote> {
  return async ({ body }, { providerId }, context) => {
    const client = await deps.clients.verified(body.clientEmail);
    const start = {
      id: context.newId(),
      providerId,
      clientId: client?.id ?? null,
      clientEmail: body.clientEmail,
      clientName: (body.clientName ?? '') || (client?.name ?? ''),
      eventId: null,
      requestNumber: 0,
      eventName: body.eventName,
      eventDate: '',
      eventLocation: '',
      timeZone: deps.timeZone,
    };
    const quote = await insertQuote(deps, start, context);
    // The address may have been verified between the lookup and the insert, when no consumer could find the quote.
    const linked = await linkQuoteToAccount(deps, quote, context);
    await eraseIfGone(deps, linked, context);
    return toProviderQuote(linked, deps.now());
  };
}
