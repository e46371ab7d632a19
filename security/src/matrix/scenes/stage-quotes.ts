import { settle } from '../../stack/settle.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { aLine } from './forms.ts';
import type { Pair } from './scene.ts';
import { aSentEvent } from './stage-events.ts';

type Quote = { id: string; lineItems: readonly { id: string }[] };
export type StagedQuote = { id: string; eventId: string; lineItemId: string };

/** Made from a request, without a line. */
export async function anEmptyQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const eventId = await aSentEvent(theatre, pair);
  const path = `/provider/events/${eventId}/create-quote`;
  const { id } = await done<Quote>(theatre, pair.provider.cookie, { method: 'POST', path });
  await settle(theatre.product.databases);
  return { id, eventId, lineItemId: '' };
}

/** With one line. */
export async function aDraftQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await anEmptyQuote(theatre, pair);
  return { ...quote, lineItemId: await addLine(theatre, pair, quote.id) };
}

export async function anApprovedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aDraftQuote(theatre, pair);
  await act(theatre, pair, `/quotes/${quote.id}/approve-for-review`);
  return quote;
}

export async function aSentQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await anApprovedQuote(theatre, pair);
  await act(theatre, pair, `/quotes/${quote.id}/send-to-client`);
  await settle(theatre.product.databases);
  return quote;
}

export async function anAcceptedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aSentQuote(theatre, pair);
  await accept(theatre, pair, quote.id);
  return quote;
}

/** The id of the event that was booked by accepting. */
export async function aBookedEvent(theatre: Theatre, pair: Pair): Promise<string> {
  return (await anAcceptedQuote(theatre, pair)).eventId;
}

export async function anArchivedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aSentQuote(theatre, pair);
  const body = { archived: true };
  await done(theatre, pair.provider.cookie, { method: 'PATCH', path: `/quotes/${quote.id}`, body });
  await settle(theatre.product.databases);
  return quote;
}

/** For the client's address, without a request; sent. */
export async function aQuoteByHand(theatre: Theatre, pair: Pair): Promise<string> {
  const body = { clientEmail: pair.client.person.email, eventName: 'Dinner' };
  const { id } = await done<Quote>(theatre, pair.provider.cookie, { method: 'POST', path: '/quotes', body });
  await addLine(theatre, pair, id);
  await act(theatre, pair, `/quotes/${id}/approve-for-review`);
  await act(theatre, pair, `/quotes/${id}/send-to-client`);
  await settle(theatre.product.databases);
  return id;
}

export async function accept(theatre: Theatre, { client }: Pair, id: string): Promise<void> {
  await done(theatre, client.cookie, { method: 'POST', path: `/client/quotes/${id}/accept`, body: {} });
  await settle(theatre.product.databases);
}

async function addLine(theatre: Theatre, { provider }: Pair, id: string): Promise<string> {
  const wish = { method: 'POST', path: `/quotes/${id}/line-items`, body: aLine() } as const;
  const { lineItems } = await done<Quote>(theatre, provider.cookie, wish);
  return lineItems[0]?.id ?? '';
}

async function act(theatre: Theatre, { provider }: Pair, path: string): Promise<void> {
  await done(theatre, provider.cookie, { method: 'POST', path });
}
