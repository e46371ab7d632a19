import type { FoundProjection, FoundQuote } from '../found.ts';

const publishedToIdentity = ['accepted', 'archived', 'erased'];

/** What identity stores of an accepted quote without an event: open until the quote is archived or erased. */
export function openQuote(quote: FoundQuote): FoundProjection {
  const { id, clientId, providerId, acceptedAt, archivedAt, eventName } = quote;
  const published = quote.history.findLast(({ type }) => publishedToIdentity.includes(type));
  const isOpen = published?.type === 'accepted';
  return {
    id,
    sourceVersion: Number.parseInt(published?.id ?? '0', 10),
    ...{ clientId, providerId, acceptedAt, isOpen },
    name: isOpen ? eventName : '',
    archivedAt: published?.type === 'archived' ? archivedAt : null,
  };
}
