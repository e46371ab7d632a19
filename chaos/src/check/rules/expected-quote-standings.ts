import type { FoundProjection, FoundQuote } from '../found.ts';
import { parseQuoteStep } from './quote-step.ts';

/** What events stores of an event's quote, written by hand from decision 0018: the last total sent, and the quote's status. */
export function quoteStanding(quote: FoundQuote): FoundProjection {
  const { id, eventId, status, sentVersions, sentAt, openVersion = null, lastSentAt, acceptedAt } = quote;
  const sent = sentVersions.at(-1);
  return {
    id,
    sourceVersion: versionReported(quote),
    eventId,
    status,
    quotedCents: sent?.finalCents ?? null,
    createdAt: quote.createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
    isWithdrawn: sent !== undefined && sentAt === null && openVersion !== sent.number,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  };
}

/** A new status and a withdrawal are published; an entry's id begins with the version that its save produced. */
function versionReported({ history }: FoundQuote): number {
  const last = history.findLast(
    ({ status, notes }, index) =>
      status !== history[index - 1]?.status || parseQuoteStep(notes) === 'offer-withdrawn',
  );
  return Number.parseInt(last?.id ?? '0', 10);
}
