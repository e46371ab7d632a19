import * as contract from '@marquee/contracts/client-quote-operations';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { requireState, rowOf, withRow } from '@marquee/api-mocks/rows';
import { scenesOf } from '@marquee/api-mocks/scene';
import { getInstalments } from './get-instalments.ts';
import { createInvoices } from './create-invoices.ts';
import type { ClientState } from './client-state.ts';

const { read, write } = scenesOf<ClientState>();

export const quoteScenes = [
  read(contract.listClientQuotes, ({ state }) => state.quotes),
  read(contract.getClientQuote, ({ state }) => {
    const [newest] = state.quotes;
    return newest ? toSummary(newest, state) : null;
  }),
  read(contract.countWaitingQuotes, () => ({ count: 0 })),
  write(contract.acceptClientQuote, ({ state, params, now }) => {
    const quote = rowOf(state.quotes, params.id);
    requireState(!quote.clientAccepted, 'This quote has been accepted already');
    const accepted = acceptQuote(quote, state, now);
    return { state: bookEvent(state, accepted, now), answer: accepted };
  }),
];

function acceptQuote(quote: ClientQuote, state: ClientState, now: Date): ClientQuote {
  const { eventDate } = rowOf(state.events, quote.eventId ?? '');
  return {
    ...quote,
    clientAccepted: true,
    clientAcceptedAt: now.toISOString(),
    instalments: getInstalments(quote, { eventDate, acceptedOn: dateIn(defaultTimeZone, now) }),
  };
}

/** Applies the effects of the acceptance in other services: books the event and creates the first invoice. */
function bookEvent(state: ClientState, quote: ClientQuote, now: Date): ClientState {
  const event = rowOf(state.events, quote.eventId ?? '');
  const bookedAt = now.toISOString();
  return {
    ...state,
    quotes: withRow(state.quotes, quote),
    events: withRow(state.events, { ...event, status: 'booked', bookedAt, totalAmount: quote.finalAmount }),
    invoices: [...createInvoices(quote, event, now), ...state.invoices],
  };
}

function toSummary(quote: ClientQuote, { profile }: ClientState) {
  const { id, eventId, eventName, providerName, totalAmount, finalAmount, instalments, ...rest } = quote;
  return {
    ...{ id, eventId, eventName, providerName, totalAmount, finalAmount, instalments },
    ...{ isBeingRevised: rest.isBeingRevised, isExpired: rest.isExpired, createdAt: rest.createdAt },
    ...{ version: rest.version, clientEmail: profile.email },
    status: rest.clientAccepted ? ('Accepted' as const) : ('Pending' as const),
  };
}
