import { listClientEvents } from '@marquee/contracts/client-event-operations';
import { listClientQuotes } from '@marquee/contracts/client-quote-operations';
import { listEvents } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import { toCents } from '@marquee/contracts/money';
import { listQuotes } from '@marquee/contracts/quote-operations';
import type { ClientQuote, ProviderQuote } from '@marquee/contracts/quotes';

import { dayOf } from './participants.ts';
import type { Participants } from './participants.ts';
import type { VisibleState, VisibleOffer, VisibleQuote } from './visible-state.ts';
import type { Addressee, EventState, Offer } from './state.ts';

export async function readProduct(participants: Participants): Promise<VisibleState> {
  const { services, client, provider, eventIds, quoteIds } = participants;
  const [events, requests, quotes, offers] = await Promise.all([
    services.events.call(listClientEvents, { as: client }),
    services.events.call(listEvents, { as: provider }),
    services.quotes.call(listQuotes, { as: provider }),
    services.quotes.call(listClientQuotes, { as: client }),
  ]);
  for (const { id, lineItems } of quotes.body) {
    participants.lineIds.set(
      id,
      lineItems.map((line) => line.id),
    );
  }
  return {
    events: inOrder(events.body, eventIds).map((event) => toEvent(participants, event)),
    requests: placesOf(requests.body, eventIds),
    quotes: inOrder(quotes.body, quoteIds).map((quote) => toVisibleQuote(participants, quote)),
    offers: inOrder(offers.body, quoteIds).map((quote) => toVisibleOffer(participants, quote)),
  };
}

type Row = { id: string };

/** Sorts records in the order of `ids`. Records that the run has not created come first. */
function inOrder<Listed extends Row>(rows: readonly Listed[], ids: readonly string[]): Listed[] {
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

function placesOf(rows: readonly Row[], ids: readonly string[]): number[] {
  return inOrder(rows, ids).map(({ id }) => ids.indexOf(id));
}

function toEvent(participants: Participants, event: EventView): EventState {
  return {
    name: event.name,
    day: dayOf(participants, event.eventDate),
    addressee: addresseeOf(participants, event.providerEmail),
    isSent: event.sentToProvider,
    status: event.status,
    cancelledBy: event.cancelledBy,
    payableCents: event.totalAmount === null ? null : toCents(event.totalAmount),
  };
}

function addresseeOf({ provider, other }: Participants, email: string): Addressee {
  if (email === '') {
    return null;
  }
  return { [provider.email]: 'ours' as const, [other.email]: 'other' as const }[email] ?? 'unknown';
}

function toVisibleQuote(participants: Participants, quote: ProviderQuote): VisibleQuote {
  const { eventId, status } = quote;
  const ofEvent = eventId === null ? null : participants.eventIds.indexOf(eventId);
  return { ...toPriced(participants, quote), ofEvent, status };
}

function toVisibleOffer(participants: Participants, quote: ClientQuote): VisibleOffer {
  const { clientAccepted: isAccepted, isBeingRevised, answer = null, isExpired } = quote;
  const place = participants.quoteIds.indexOf(quote.id);
  return { ...toPriced(participants, quote), place, isAccepted, isBeingRevised, answer, isExpired };
}

function toPriced(participants: Participants, quote: ProviderQuote | ClientQuote) {
  const offer: Offer = {
    lines: quote.lineItems.map(({ totalPrice }) => toCents(totalPrice)),
    discountCents: toCents(quote.discountAmount),
    notes: quote.notes,
    validUntil: quote.validUntil === null ? null : dayOf(participants, quote.validUntil),
  };
  const { eventName: name, version } = quote;
  return { ...offer, name, payableCents: toCents(quote.finalAmount), version };
}
