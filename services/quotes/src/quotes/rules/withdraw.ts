import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

/** The event was cancelled: archives every quote that is not archived, including an accepted one. */
export function withdraw(quote: Quote): QuoteChange | null {
  return quote.archivedAt === null ? { type: 'withdrawn' } : null;
}
