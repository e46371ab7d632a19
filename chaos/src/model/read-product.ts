import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listEvents } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { toCents } from '@marquee/contracts/money';
import { listQuotes } from '@marquee/contracts/quote-operations';
import type { ClientQuote, ProviderQuote } from '@marquee/contracts/quotes';

import type { Addressee } from './acts.ts';
import { dayOf } from './company.ts';
import type { Company } from './company.ts';
import type { Seen, SeenOffer, SeenQuote } from './seen.ts';
import type { EventState, Offer } from './state.ts';

export async function readProduct(company: Company): Promise<Seen> {
  const { services, client, provider, eventIds, quoteIds } = company;
  const [events, requests, quotes, offers] = await Promise.all([
    services.events.call(listClientEvents, { as: client }),
    services.events.call(listEvents, { as: provider }),
    services.quotes.call(listQuotes, { as: provider }),
    services.quotes.call(listClientQuotes, { as: client }),
  ]);
  for (const { id, lineItems } of quotes.body) {
    company.lineIds.set(
      id,
      lineItems.map((line) => line.id),
    );
  }
  return {
    events: inOrder(events.body, eventIds).map((event) => toEvent(company, event)),
    requests: placesOf(requests.body, eventIds),
    quotes: inOrder(quotes.body, quoteIds).map((quote) => toSeenQuote(company, quote)),
    offers: inOrder(offers.body, quoteIds).map((quote) => toSeenOffer(company, quote)),
  };
}

type Row = { id: string };

/** Sorts records that the run has not created first. */
function inOrder<Listed extends Row>(rows: readonly Listed[], ids: readonly string[]): Listed[] {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function placesOf(rows: readonly Row[], ids: readonly string[]): number[] {
  return inOrder(rows, ids).map(({ id }) => ids.indexOf(id));
}

function toEvent(company: Company, event: EventView): EventState {
  return {
    name: event.name,
    day: dayOf(company, event.eventDate),
    addressee: addresseeOf(company, event.providerEmail),
    isSent: event.sentToProvider,
    status: event.status,
    cancelledBy: event.cancelledBy,
    totalCents: event.totalAmount === null ? null : toCents(event.totalAmount),
  };
}

function addresseeOf({ provider, other }: Company, email: string): Addressee {
  if (email === '') {
    return null;
  }
  return { [provider.email]: 'ours' as const, [other.email]: 'other' as const }[email] ?? 'unknown';
}

function toSeenQuote(company: Company, quote: ProviderQuote): SeenQuote {
  const { eventId, status } = quote;
  const ofEvent = eventId === null ? null : company.eventIds.indexOf(eventId);
  return { ...toPriced(company, quote), ofEvent, status };
}

function toSeenOffer(company: Company, quote: ClientQuote): SeenOffer {
  const { clientAccepted: isAccepted, isBeingRevised, isExpired } = quote;
  const place = company.quoteIds.indexOf(quote.id);
  const isWithdrawn = quote.answer === 'withdrawn';
  return { ...toPriced(company, quote), place, isAccepted, isBeingRevised, isWithdrawn, isExpired };
}

function toPriced(company: Company, quote: ProviderQuote | ClientQuote) {
  const offer: Offer = {
    lines: quote.lineItems.map(({ totalPrice }) => toCents(totalPrice)),
    discountCents: toCents(quote.discountAmount),
    notes: quote.notes,
    validUntil: quote.validUntil === null ? null : dayOf(company, quote.validUntil),
  };
  const { eventName: name, version } = quote;
  return { ...offer, name, finalCents: toCents(quote.finalAmount), version };
}
