import type { Quote } from './quote.ts';
import type { QuoteChange, WithdrawalReason } from './quote-change.ts';

/** Archives the quote of a cancelled event, even an accepted quote, or a quote of a deleted account. Null if it is archived already. */
export function withdraw(quote: Quote, reason: WithdrawalReason): QuoteChange | null {
  return quote.archivedAt === null ? { type: 'withdrawn', reason } : null;
}
