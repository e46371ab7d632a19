import type { FoundProjection, FoundQuote } from '../found.ts';
import { parseQuoteStep } from './quote-step.ts';

const publishedToIdentity = ['accepted', 'archived', 'erased'];

/** What identity stores of an accepted quote without an event: open until the quote is archived or erased. */
export function openQuote(quote: FoundQuote): FoundProjection {
  const { id, clientId, providerId, acceptedAt, archivedAt, eventName } = quote;
  const published = quote.history.findLast(({ notes }) =>
    publishedToIdentity.includes(parseQuoteStep(notes) ?? ''),
  );
  const step = parseQuoteStep(published?.notes ?? '');
  const isOpen = step === 'accepted';
  return {
    id,
    sourceVersion: Number.parseInt(published?.id ?? '0', 10),
    ...{ clientId, providerId, acceptedAt, isOpen },
    name: isOpen ? eventName : '',
    archivedAt: step === 'archived' ? archivedAt : null,
  };
}
