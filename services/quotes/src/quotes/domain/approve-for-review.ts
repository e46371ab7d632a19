import { DomainError } from '@marquee/service-kit/domain-error';
import type { Quote } from './quote.ts';
import type { QuoteChange } from './quote-change.ts';
import { requirePayable } from './require-payable.ts';
import { requireStatus } from './quote-states.ts';

export function approveForReview(quote: Quote): QuoteChange | null {
  if (quote.status === 'approved_for_review') {
    return null;
  }
  requireStatus(quote, 'approve-for-review');
  if (quote.offer.lineItems.length === 0) {
    const message = 'Add at least one service before approving for review';
    throw new DomainError('rule-broken', 'quote_has_no_line_items', message);
  }
  requirePayable(quote.offer);
  return { type: 'approved-for-review' };
}
