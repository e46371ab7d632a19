import { DomainError } from '@marquee/service-kit/domain-error';
import { requireValidOffer } from './offer.ts';
import type { LineItem } from './offer.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requireOpen } from './require-open.ts';

/** Null when the quote has a line with this id, because then the call is repeated. */
export function addLine(quote: Quote, lineItem: LineItem): QuoteChange | null {
  if (quote.offer.lineItems.some(({ id }) => id === lineItem.id)) {
    return null;
  }
  requireExactTotal(lineItem);
  requireOpen(quote, 'add-line');
  requireValidOffer(
    { ...quote.offer, lineItems: [...quote.offer.lineItems, lineItem] },
    { total: 'unitPrice', texts: lineItem.serviceDescription === '' ? 'serviceName' : 'serviceDescription' },
  );
  return { type: 'line-item-added', lineItem };
}

function requireExactTotal({ unitPriceCents, quantity, lineTotalCents }: LineItem): void {
  if (unitPriceCents * quantity !== lineTotalCents) {
    const message = 'Total price must be unit price times quantity';
    throw new DomainError('malformed', 'invalid_input', message, {
      errors: [{ path: 'totalPrice', message }],
    });
  }
}
