import type { Entry } from '../../history/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundEvent, FoundQuote } from '../found.ts';
import { deletedAccountsIn } from '../deleted-accounts.ts';

/** Each change in one service has had its effects in the other services. */
export function checkConsequences(found: Found, entries: readonly Entry[]): Finding[] {
  const { events, quotes, accounts, subscriptions } = found;
  const byId = new Map(events.map((event) => [event.id, event]));
  const open = new Set(subscriptions);
  const providers = accounts.filter(({ role }) => role === 'provider');
  return [
    ...quotes.flatMap((quote) => checkQuote(quote, byId)),
    ...providers.flatMap(({ id }): Finding[] =>
      open.has(id) ? [] : [{ kind: 'lost', detail: `provider ${id} has no subscription` }],
    ),
    ...deletedAccountsIn(entries).flatMap(({ id }): Finding[] =>
      open.has(id)
        ? [{ kind: 'lost', detail: `the subscription of the deleted account ${id} is not closed` }]
        : [],
    ),
  ];
}

function checkQuote(quote: FoundQuote, events: ReadonlyMap<string, FoundEvent>): Finding[] {
  if (quote.eventId === null) {
    return [];
  }
  const event = events.get(quote.eventId);
  if (event === undefined) {
    return [lost(quote, `its event ${quote.eventId} does not exist`)];
  }
  return [
    ...checkEventKnowsQuote(quote, event),
    ...checkBooked(quote, event),
    ...checkWithdrawn(quote, event),
  ];
}

function checkEventKnowsQuote(quote: FoundQuote, event: FoundEvent): Finding[] {
  const isKnown = event.quoteIds.filter((id) => id === quote.id).length === 1;
  return isKnown && event.status !== 'inquiry'
    ? []
    : [lost(quote, `event ${event.id} is ${event.status} and lists the quotes ${event.quoteIds.join()}`)];
}

function checkBooked(quote: FoundQuote, event: FoundEvent): Finding[] {
  if (quote.acceptedAt === null) {
    return [];
  }
  const accepted = quote.sentVersions.find(({ number }) => number === quote.acceptedVersion);
  const isBooked =
    event.acceptedQuoteId === quote.id &&
    event.payableCents === accepted?.payableCents &&
    ['booked', 'completed', 'cancelled'].includes(event.status);
  return isBooked
    ? []
    : [lost(quote, `accepted, but event ${event.id} is ${event.status} for ${String(event.payableCents)}`)];
}

function checkWithdrawn(quote: FoundQuote, event: FoundEvent): Finding[] {
  return event.status === 'cancelled' && quote.archivedAt === null
    ? [lost(quote, `event ${event.id} is cancelled, but the quote is still ${quote.status}`)]
    : [];
}

function lost({ id }: FoundQuote, what: string): Finding {
  return { kind: 'lost', detail: `quote ${id}: ${what}` };
}
