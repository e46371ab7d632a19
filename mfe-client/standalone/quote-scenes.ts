import * as contract from '@marquee/contracts/client-quote-operations';
import { dateIn, defaultTimeZone } from '@marquee/contracts/dates';
import type { ClientQuote } from '@marquee/contracts/quotes';
import { requireState, rowOf, withRow } from '@marquee/mock-kit/rows';
import { scenesOf } from '@marquee/mock-kit/scene';
import { instalmentsOf } from './instalments-of.ts';
import { invoicesFor } from './invoices-for.ts';
import type { ClientWorld } from './world.ts';

const { read, write } = scenesOf<ClientWorld>();

export const quoteScenes = [
  read(contract.listClientQuotes, ({ world }) => world.quotes),
  read(contract.getClientQuote, ({ world }) => {
    const [newest] = world.quotes;
    return newest ? toSummary(newest, world) : null;
  }),
  read(contract.countWaitingQuotes, () => ({ count: 0 })),
  write(contract.acceptClientQuote, ({ world, params, now }) => {
    const quote = rowOf(world.quotes, params.id);
    requireState(!quote.clientAccepted, 'This quote has been accepted already');
    const accepted = accept(quote, world, now);
    return { world: booked(world, accepted, now), answer: accepted };
  }),
];

function accept(quote: ClientQuote, world: ClientWorld, now: Date): ClientQuote {
  const { eventDate } = rowOf(world.events, quote.eventId ?? '');
  return {
    ...quote,
    clientAccepted: true,
    clientAcceptedAt: now.toISOString(),
    instalments: instalmentsOf(quote, { eventDate, acceptedOn: dateIn(defaultTimeZone, now) }),
  };
}

/** Applies what acceptance triggers in other services: books the event and creates the invoices. */
function booked(world: ClientWorld, quote: ClientQuote, now: Date): ClientWorld {
  const event = rowOf(world.events, quote.eventId ?? '');
  const bookedAt = now.toISOString();
  return {
    ...world,
    quotes: withRow(world.quotes, quote),
    events: withRow(world.events, { ...event, status: 'booked', bookedAt, totalAmount: quote.finalAmount }),
    invoices: [...invoicesFor(quote, event, now), ...world.invoices],
  };
}

function toSummary(quote: ClientQuote, { profile }: ClientWorld) {
  const { id, eventId, eventName, providerName, totalAmount, finalAmount, instalments, ...rest } = quote;
  return {
    ...{ id, eventId, eventName, providerName, totalAmount, finalAmount, instalments },
    ...{ isBeingRevised: rest.isBeingRevised, isExpired: rest.isExpired, createdAt: rest.createdAt },
    ...{ version: rest.version, clientEmail: profile.email },
    status: rest.clientAccepted ? ('Accepted' as const) : ('Pending' as const),
  };
}
