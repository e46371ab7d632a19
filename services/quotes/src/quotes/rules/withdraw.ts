import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

/** The event was cancelled: whatever is not archived yet is, an accepted quote too. */
export function withdraw(quote: Quote): QuoteChange | null {
  return quote.archivedAt === null ? { type: 'withdrawn' } : null;
}
