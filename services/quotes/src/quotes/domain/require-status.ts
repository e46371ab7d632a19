import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Quote } from './quote.ts';

const refusals: Record<QuoteStatus, { code: string; message: string }> = {
  draft: { code: 'quote_is_draft', message: 'This quote is still a draft' },
  approved_for_review: { code: 'quote_not_sent', message: 'This quote has not been sent yet' },
  sent_to_client: { code: 'quote_already_sent', message: 'This quote has already been sent' },
  client_accepted: { code: 'quote_already_accepted', message: 'This quote has already been accepted' },
  archived: { code: 'quote_archived', message: 'This quote has been archived' },
};

/** Rejects a change that the quote's status does not allow. */
export function requireStatus({ status }: Quote, ...allowed: QuoteStatus[]): void {
  if (!allowed.includes(status)) {
    const { code, message } = refusals[status];
    throw new DomainError('conflict', code, message);
  }
}

/** Limits the document's size: the history of every change is stored in the quote's document. */
const maxChanges = 5_000;

/** Rejects a change of an accepted or archived quote, and of a quote with the maximum number of changes. */
export function requireOpen(quote: Quote): void {
  requireStatus(quote, 'draft', 'approved_for_review', 'sent_to_client');
  if (quote.version >= maxChanges) {
    const message = `A quote can be changed at most ${maxChanges} times`;
    throw new DomainError('rule-broken', 'quote_changed_too_often', message);
  }
}
