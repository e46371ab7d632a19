import { toCents } from '@marquee/contracts/money';
import type * as api from '@marquee/contracts/quote-operations';
import type { QuoteUpdate } from '@marquee/contracts/quote-requests';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { archive } from './rules/archive.ts';
import { changeTerms } from './rules/change-terms.ts';
import type { Decision } from './rules/quote-change.ts';
import { rename } from './rules/rename.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

export function updateQuote(deps: QuoteDeps): Handler<typeof api.updateQuote> {
  return async ({ params, body }, { providerId }, cause) =>
    toProviderQuote(
      await changeQuote(deps, { id: params.id, owned: { providerId }, decisions: decisionsOf(body), cause }),
    );
}

function decisionsOf({ eventName, archived, discountAmount, notes, validUntil }: QuoteUpdate): Decision[] {
  const discountCents = discountAmount === undefined ? undefined : toCents(discountAmount);
  return [
    ...(eventName === undefined ? [] : ([(quote) => rename(quote, eventName)] satisfies Decision[])),
    (quote) => changeTerms(quote, { discountCents, notes, validUntil }),
    ...(archived === undefined ? [] : [archive]),
  ];
}
