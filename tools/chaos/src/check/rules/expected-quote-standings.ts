import type { FoundProjection, FoundQuote } from '../found.ts';

/** What the events service stores of an event's quote, written by hand from decision 0018: the last total sent, and the quote's status. */
export function quoteStanding(quote: FoundQuote): FoundProjection {
  const { id, eventId, status, sentVersions, sentAt, openVersion = null, lastSentAt, acceptedAt } = quote;
  const sent = sentVersions.at(-1);
  return {
    id,
    sourceVersion: versionReported(quote),
    eventId,
    status,
    quotedCents: sent?.payableCents ?? null,
    createdAt: quote.createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
    isWithdrawn: sent !== undefined && sentAt === null && openVersion !== sent.number,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  };
}

/** Version of the last published change: a new status or a withdrawal. The id of a history entry begins with the version of its save. */
function versionReported({ history }: FoundQuote): number {
  const last = history.findLast(
    ({ status, type }, index) => status !== history[index - 1]?.status || type === 'offer-withdrawn',
  );
  return Number.parseInt(last?.id ?? '0', 10);
}
