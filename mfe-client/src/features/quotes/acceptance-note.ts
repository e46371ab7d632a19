import type { ClientQuote } from '@marquee/contracts/quotes';
import type { QuotedEvent } from './quoted-event.ts';

export type QuoteStanding = Pick<ClientQuote, 'clientAccepted' | 'isBeingRevised' | 'isExpired'>;

/** What stands in the way of a quote, or null when nothing does. */
export function acceptanceNote(quote: QuoteStanding, event?: QuotedEvent): string | null {
  if (event?.status === 'cancelled') {
    return 'The event was cancelled';
  }
  if (quote.clientAccepted) {
    return null;
  }
  if (quote.isBeingRevised) {
    return 'A revision is being prepared';
  }
  return quote.isExpired ? 'This quote has expired' : null;
}
