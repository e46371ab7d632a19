import { DomainError } from '@marquee/service-kit/domain-error';
import { isOfErasedSide } from './erase.ts';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';

/**
 * Archives a quote in any status, even an accepted one. Null if its provider has already archived it; DomainError `quote_withdrawn` if the
 * system has.
 */
export function archive(quote: Quote): QuoteChange | null {
  if (quote.archivedBy === 'system') {
    const reason = isOfErasedSide(quote) ? 'an account was deleted' : 'the event was cancelled';
    throw new DomainError('conflict', 'quote_withdrawn', `This quote was withdrawn: ${reason}`);
  }
  return quote.archivedBy === 'provider' ? null : { type: 'archived' };
}
