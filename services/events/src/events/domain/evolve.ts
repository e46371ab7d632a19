import { withoutClient, withoutProvider } from './erase-rules.ts';
import type { Acceptance, Event, EventFact } from './event.ts';

/** Returns the event after the fact. Facts that messages about quotes cause give the same result in any order. */
export function evolve(event: Event, fact: EventFact, at: Date): Event {
  switch (fact.type) {
    case 'edited':
      return { ...event, ...fact.details, ...fact.provider };
    case 'sent':
      return { ...event, providerName: fact.providerName, sentToProvider: true, sentToProviderAt: at };
    case 'proposed':
      return { ...withQuote(event, fact.quoteId), status: 'proposal' };
    case 'quoted-again':
      return withQuote(event, fact.quoteId);
    case 'quote-archived':
      return { ...event, archivedQuoteIds: [...(event.archivedQuoteIds ?? []), fact.quoteId].sort() };
    case 'booked':
      return { ...withAcceptance(event, fact.quoteId, fact.acceptance), status: 'booked' };
    case 'completed':
      return { ...event, status: 'completed', completedAt: at };
    case 'erased':
      return fact.side === 'client' ? withoutClient(event) : withoutProvider(event);
    case 'freed':
      return { ...event, providerId: null, providerEmail: '', providerName: '' };
    case 'cancelled':
      return {
        ...event,
        status: 'cancelled',
        cancelledAt: at,
        cancelledBy: fact.by,
        cancelReason: fact.reason,
      };
    case 'cancelled-again':
      return withAcceptance(event, fact.quoteId, fact.acceptance);
  }
}

function withAcceptance(event: Event, quoteId: string, acceptance: Acceptance | null): Event {
  const quoted = withQuote(event, quoteId);
  if (acceptance === null) {
    return quoted;
  }
  const { payableCents, acceptedAt } = acceptance;
  return { ...quoted, acceptedQuoteId: quoteId, payableCents, bookedAt: acceptedAt };
}

/** Adds a quote's id. Keeps the ids sorted, so that the order of arrival makes no difference. */
function withQuote(event: Event, quoteId: string | null): Event {
  if (quoteId === null || event.quoteIds.includes(quoteId)) {
    return event;
  }
  return { ...event, quoteIds: [...event.quoteIds, quoteId].sort() };
}
