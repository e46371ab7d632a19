import type { RequestPlace } from '../projections/event-request-repository.ts';
import type { QuotePlace } from '../quotes/quote-repository.ts';
import { matchQuotes } from './match-quotes.ts';

/** A row of the pipeline before its content is read: its records and its place in the order. */
export type PipelinePlace = {
  id: string;
  eventDate: string;
  requestId: string | null;
  quoteId: string | null;
};

/** One place for each request, with its newest quote, and one for each remaining quote, latest event date first. */
export function pipelinePlaces(
  requests: readonly RequestPlace[],
  quotes: readonly QuotePlace[],
): PipelinePlace[] {
  const quoteOf = matchQuotes(requests, quotes);
  const matched = new Set(quoteOf.values());
  const places = [
    ...requests.map(({ id, eventDate }) => ({
      id,
      eventDate,
      requestId: id,
      quoteId: quoteOf.get(id)?.id ?? null,
    })),
    ...quotes
      .filter((quote) => !matched.has(quote))
      .map(({ id, eventDate }) => ({ id, eventDate, requestId: null, quoteId: id })),
  ];
  return places.sort(byEventDateDescending);
}

function byEventDateDescending(a: PipelinePlace, b: PipelinePlace): number {
  return compare(b.eventDate, a.eventDate) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
