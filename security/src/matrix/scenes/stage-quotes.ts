import { settle } from '../../stack/settle.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { aLine, eventName } from './forms.ts';
import type { Pair, Staged } from './scene.ts';
import { aSentEvent } from './stage-events.ts';
import { aWord, forBoth, forProvider, writtenOut } from './words.ts';

type Quote = { id: string; totalAmount: string; lineItems: readonly { id: string }[] };
/** `event`: the event of the quote. */
export type StagedQuote = Staged & { event: Staged; lineItemId: string };

/** Created from a request, without a line. */
export async function anEmptyQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const event = await aSentEvent(theatre, pair);
  const path = `/provider/events/${event.id}/create-quote`;
  const { id } = await done<Quote>(theatre, pair.provider.cookie, { method: 'POST', path });
  await settle(theatre.product);
  return { id, event, lineItemId: '', secrets: [forProvider(id)] };
}

/** With one line and a note, which its client may read once it is sent. */
export async function aDraftQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await anEmptyQuote(theatre, pair);
  const { lineItemId, words } = await write(theatre, pair, quote.id);
  return { ...quote, lineItemId, secrets: [forProvider(quote.id, ...words)] };
}

export async function anApprovedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aDraftQuote(theatre, pair);
  await act(theatre, pair, `/quotes/${quote.id}/approve-for-review`);
  return quote;
}

export async function aSentQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await anApprovedQuote(theatre, pair);
  await act(theatre, pair, `/quotes/${quote.id}/send-to-client`);
  await settle(theatre.product);
  return { ...quote, secrets: quote.secrets.map(({ words }) => forBoth(...words)) };
}

/** Sent and changed since: the changes are private to its provider until it is sent again. */
export async function aRevisedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aSentQuote(theatre, pair);
  const { words } = await write(theatre, pair, quote.id);
  return { ...quote, secrets: [forProvider(...words)] };
}

/** Accepted as sent; later changes are private to its provider. */
export async function anAcceptedRevision(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aRevisedQuote(theatre, pair);
  await accept(theatre, pair, quote.id);
  return quote;
}

export async function aWithdrawnQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aSentQuote(theatre, pair);
  await act(theatre, pair, `/quotes/${quote.id}/withdraw`);
  return quote;
}

export async function anAcceptedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aSentQuote(theatre, pair);
  await accept(theatre, pair, quote.id);
  return quote;
}

/** The event that the acceptance has booked. */
export async function aBookedEvent(theatre: Theatre, pair: Pair): Promise<Staged> {
  return (await anAcceptedQuote(theatre, pair)).event;
}

/** The event, with everything of its quote that its client must not read. */
export async function anEventWithDraftQuote(theatre: Theatre, pair: Pair): Promise<Staged> {
  const { event, secrets } = await aDraftQuote(theatre, pair);
  return { id: event.id, secrets: [...event.secrets, ...secrets] };
}

export async function anArchivedQuote(theatre: Theatre, pair: Pair): Promise<StagedQuote> {
  const quote = await aSentQuote(theatre, pair);
  const body = { archived: true };
  await done(theatre, pair.provider.cookie, { method: 'PATCH', path: `/quotes/${quote.id}`, body });
  await settle(theatre.product);
  return quote;
}

/** A sent quote to the client's address, without a request, although for an event of the same name. */
export async function aQuoteByHand(theatre: Theatre, pair: Pair): Promise<Staged> {
  const body = { clientEmail: pair.client.person.email, eventName };
  const { id } = await done<Quote>(theatre, pair.provider.cookie, { method: 'POST', path: '/quotes', body });
  const { words } = await write(theatre, pair, id);
  await act(theatre, pair, `/quotes/${id}/approve-for-review`);
  await act(theatre, pair, `/quotes/${id}/send-to-client`);
  await settle(theatre.product);
  return { id, secrets: [forBoth(id, ...words)] };
}

export async function accept(theatre: Theatre, { client }: Pair, id: string): Promise<void> {
  await done(theatre, client.cookie, { method: 'POST', path: `/client/quotes/${id}/accept`, body: {} });
  await settle(theatre.product);
}

/** Adds a line and a note that nobody has read yet, and returns the new total. */
async function write(theatre: Theatre, { provider }: Pair, id: string) {
  const [line, notes] = [aLine(), aWord()];
  await done(theatre, provider.cookie, { method: 'PATCH', path: `/quotes/${id}`, body: { notes } });
  const wish = { method: 'POST', path: `/quotes/${id}/line-items`, body: line } as const;
  const { lineItems, totalAmount } = await done<Quote>(theatre, provider.cookie, wish);
  const words = [notes, line.serviceName, line.serviceDescription];
  return {
    lineItemId: lineItems.at(-1)?.id ?? '',
    words: [...words, ...writtenOut(line.unitPrice), ...writtenOut(totalAmount)],
  };
}

async function act(theatre: Theatre, { provider }: Pair, path: string): Promise<void> {
  await done(theatre, provider.cookie, { method: 'POST', path });
}
