import type { getQuoteHistory } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import type { z } from 'zod';

type Entry = z.output<typeof getQuoteHistory.response>[number];
type Step = Pick<Entry, 'status' | 'notes' | 'actor'> & { at: string | null };

/** Derives the history entries from the quote's timestamps, newest first. */
export function getHistory(quote: ProviderQuote): Entry[] {
  const steps: Step[] = [
    { status: 'draft', notes: 'Quote created', actor: 'provider', at: quote.createdAt },
    { status: 'approved_for_review', notes: 'Approved', actor: 'provider', at: quote.approvedForReviewAt },
    { status: 'sent_to_client', notes: 'Sent', actor: 'provider', at: quote.sentToClientAt },
    { status: 'client_accepted', notes: 'Accepted', actor: 'client', at: quote.clientAcceptedAt },
    { status: 'archived', notes: 'Archived', actor: 'provider', at: quote.archivedAt },
  ];
  return steps
    .flatMap(({ at, ...step }) => (at === null ? [] : [{ ...step, createdAt: at, id: step.status }]))
    .toReversed();
}
