import { DomainError } from '@marquee/service-kit/domain-error';
import { requireStatus } from './quote-states.ts';
import type { QuoteAction } from './quote-states.ts';
import type { Quote } from './quote.ts';

/** Limits the document's size: the history of every change is stored in the quote's document. */
const maxChanges = 5_000;

/** Rejects a change of an accepted or archived quote, and of a quote with the maximum number of changes. */
export function requireOpen(quote: Quote, action: QuoteAction): void {
  requireStatus(quote, action);
  if (quote.version >= maxChanges) {
    const message = `A quote can be changed at most ${maxChanges} times`;
    throw new DomainError('rule-broken', 'quote_changed_too_often', message);
  }
}
