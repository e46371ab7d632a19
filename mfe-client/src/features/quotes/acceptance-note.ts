import type { ClientQuote } from '@marquee/contracts/quotes';

/** Why a quote cannot be accepted now, or null when it can. */
export function acceptanceNote(quote: ClientQuote): string | null {
  if (quote.isBeingRevised) {
    return 'A revision is being prepared';
  }
  return quote.isExpired ? 'This quote has expired' : null;
}
