import { requireValidOffer } from './offer.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireOpen } from './require-open.ts';

/** Null when the quote has no line with this id, because then the line was already removed. */
export function removeLine(quote: Quote, lineItemId: string): QuoteChange | null {
  const lineItem = quote.offer.lineItems.find(({ id }) => id === lineItemId);
  if (lineItem === undefined) {
    return null;
  }
  requireOpen(quote, 'remove-line');
  requireValidOffer({
    ...quote.offer,
    lineItems: quote.offer.lineItems.filter(({ id }) => id !== lineItemId),
  });
  return { type: 'line-item-removed', lineItem };
}
