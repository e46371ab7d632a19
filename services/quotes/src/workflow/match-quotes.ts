import { cleanLine } from '@marquee/contracts/clean-text';
import { toEmailKey } from '@marquee/contracts/text';
import type { RequestPlace } from '../projections/event-request-repository.ts';
import type { QuotePlace } from '../quotes/quote-repository.ts';

/**
 * The newest quote of each request, by request id. A quote created from a request takes precedence over quotes by hand for the same email
 * and event name.
 */
export function matchQuotes(
  requests: readonly RequestPlace[],
  quotes: readonly QuotePlace[],
): ReadonlyMap<string, QuotePlace> {
  const oldestFirst = quotes.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return new Map([...matchesByHand(requests, oldestFirst), ...matchesByEvent(requests, oldestFirst)]);
}

type Matches = ReadonlyMap<string, QuotePlace>;

/** Later entries of a map win, so the oldest are inserted first. */
function matchesByEvent(requests: readonly RequestPlace[], oldestFirst: readonly QuotePlace[]): Matches {
  const known = new Set(requests.map(({ id }) => id));
  return new Map(
    oldestFirst.flatMap((quote) =>
      quote.eventId !== null && known.has(quote.eventId) ? [[quote.eventId, quote]] : [],
    ),
  );
}

function matchesByHand(requests: readonly RequestPlace[], oldestFirst: readonly QuotePlace[]): Matches {
  const byHand = oldestFirst.filter(isByHand);
  // Most providers have no quotes by hand. Returning early avoids computing a key for each of up to ten thousand requests.
  if (byHand.length === 0) {
    return new Map();
  }
  const requestOf = new Map(
    requests
      .toSorted((a, b) => a.sentToProviderAt.getTime() - b.sentToProviderAt.getTime())
      .map((request) => [matchKeyOf(request.clientEmail, request.name), request.id]),
  );
  return new Map(
    byHand.flatMap((quote) => {
      const eventId = requestOf.get(matchKeyOf(quote.clientEmail, quote.eventName));
      return eventId === undefined ? [] : [[eventId, quote]];
    }),
  );
}

/** Excludes quotes without an email address. Quotes of erased clients have no address and all the same event name. */
function isByHand({ eventId, clientEmail }: QuotePlace): boolean {
  return eventId === null && clientEmail !== '';
}

function matchKeyOf(clientEmail: string, eventName: string): string {
  return JSON.stringify([toEmailKey(clientEmail), cleanLine(eventName).toLowerCase()]);
}
