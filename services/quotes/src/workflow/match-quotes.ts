import { toEmailKey } from '@marquee/contracts/text';
import type { Projected } from '@marquee/service-kit/store/projection';
import type { EventRequest } from '../projections/event-request-repository.ts';
import type { PipelineQuote } from '../quotes/quote-repository.ts';

type Request = Projected<EventRequest>;

/** The newest quote of each request by its id: made from it, else made by hand for the same e-mail and event name. */
export function matchQuotes(
  requests: readonly Request[],
  quotes: readonly PipelineQuote[],
): ReadonlyMap<string, PipelineQuote> {
  const oldestFirst = quotes.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return new Map([...matchesByHand(requests, oldestFirst), ...matchesByEvent(requests, oldestFirst)]);
}

type Matches = ReadonlyMap<string, PipelineQuote>;

/** Later entries of a map win, so the oldest go in first. */
function matchesByEvent(requests: readonly Request[], oldestFirst: readonly PipelineQuote[]): Matches {
  const known = new Set(requests.map(({ id }) => id));
  return new Map(
    oldestFirst.flatMap((quote) =>
      quote.eventId !== null && known.has(quote.eventId) ? [[quote.eventId, quote]] : [],
    ),
  );
}

function matchesByHand(requests: readonly Request[], oldestFirst: readonly PipelineQuote[]): Matches {
  const requestOf = new Map(
    requests
      .toSorted((a, b) => a.sentToProviderAt.getTime() - b.sentToProviderAt.getTime())
      .map((request) => [matchKeyOf(request.clientEmail, request.name), request.id]),
  );
  return new Map(
    oldestFirst.flatMap((quote) => {
      const eventId = requestOf.get(matchKeyOf(quote.clientEmail, quote.eventName));
      return isByHand(quote) && eventId !== undefined ? [[eventId, quote]] : [];
    }),
  );
}

/** Those of clients who have deleted their accounts look alike: without an address they match nothing. */
function isByHand({ eventId, clientEmail }: PipelineQuote): boolean {
  return eventId === null && clientEmail !== '';
}

function matchKeyOf(clientEmail: string, eventName: string): string {
  return JSON.stringify([toEmailKey(clientEmail), eventName.trim().toLowerCase()]);
}
