import { randomUUID } from 'node:crypto';
import type * as api from '@marquee/contracts/quote-change-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { changeQuote } from './change-quote.ts';
import { eraseIfGone } from './erase-if-gone.ts';
import { insertQuote } from './insert-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import type { Offer } from './domain/offer.ts';
import type { Decision } from './domain/quote-change.ts';
import { toProviderQuote } from './views/to-provider-quote.ts';

/**
 * Copies the changes that an acceptance discarded into a new quote. The copy is a quote made by hand, because the request already has its
 * accepted quote. The accepted quote stores the copy's id before the copy exists, so every call returns the same copy.
 */
export function copyDiscardedChanges(deps: QuoteDeps): Handler<typeof api.copyDiscardedChanges> {
  return async ({ params }, { providerId }, context) => {
    const reserveCopyId: Decision = ({ discardedOffer, discardedCopyId }) => {
      if (!discardedOffer) {
        throw new DomainError('conflict', 'nothing_discarded', 'No changes of this quote were discarded');
      }
      const copyId = context.newId();
      return discardedCopyId === undefined ? { type: 'discarded-changes-copied', copyId } : null;
    };
    const command = { id: params.id, owner: { providerId }, decisions: [reserveCopyId], cause: context };
    const {
      discardedOffer,
      discardedCopyId = context.newId(),
      ...accepted
    } = await changeQuote(deps, command);
    const { clientId, clientEmail, clientName, eventName, timeZone } = accepted;
    const start = {
      ...{ id: discardedCopyId, providerId, clientId, clientEmail, clientName, eventName, timeZone },
      ...{ eventId: null, requestNumber: 0, eventDate: '', eventLocation: '' },
      ...(discardedOffer && { offer: withNewIds(discardedOffer) }),
    };
    const quote = await insertQuote(deps, start, context);
    await eraseIfGone(deps, quote, context);
    return toProviderQuote(quote, deps.now());
  };
}

/** The copied lines get new ids, because a line belongs to one quote. The copied offer has no validity date of its own. */
function withNewIds(offer: Offer): Offer {
  return {
    ...offer,
    validUntil: null,
    lineItems: offer.lineItems.map((line) => ({ ...line, id: randomUUID() })),
  };
}
