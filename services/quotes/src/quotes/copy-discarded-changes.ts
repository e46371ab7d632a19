import { randomUUID } from 'node:crypto';
import type * as api from '@marquee/contracts/quote-change-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { eraseIfGone } from './erase-if-gone.ts';
import { insertQuote } from './insert-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Offer } from './rules/offer.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

/** A quote made by hand: the request already has its accepted quote. */
export function copyDiscardedChanges(deps: QuoteDeps): Handler<typeof api.copyDiscardedChanges> {
  return async ({ params }, { providerId }, context) => {
    const accepted = await deps.quotes.get(params.id, { providerId });
    if (!accepted.discardedOffer) {
      throw new DomainError('conflict', 'nothing_discarded', 'No changes of this quote were discarded');
    }
    const { clientId, clientEmail, clientName, eventName, timeZone } = accepted;
    const start = {
      ...{ id: context.newId(), providerId, clientId, clientEmail, clientName, eventName, timeZone },
      ...{ eventId: null, requestNumber: 0, eventDate: '', eventLocation: '' },
      offer: withNewIds(accepted.discardedOffer),
    };
    const quote = await insertQuote(deps, start, context);
    await eraseIfGone(deps, quote, context);
    return toProviderQuote(quote, deps.now());
  };
}

/** A line belongs to one quote; the date of the accepted version says nothing about the new one. */
function withNewIds(offer: Offer): Offer {
  return {
    ...offer,
    validUntil: null,
    lineItems: offer.lineItems.map((line) => ({ ...line, id: randomUUID() })),
  };
}
