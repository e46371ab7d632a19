import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import * as changes from '@marquee/contracts/quote-change-operations';
import { createQuote, createQuoteFromRequest, updateQuote } from '@marquee/contracts/quote-operations';

import type { ScenarioContext } from '../context.ts';
import { aLine, eventName } from '../forms.ts';
import type { RecordState } from '../scenario.ts';
import { aWord, forBoth, forProvider, writtenOut } from '../words.ts';
import { aSentEvent } from './events.ts';

/** `event`: the event of the quote. */
export type QuoteState = RecordState & { event: RecordState; lineItemId: string };

/** A quote created from a request, without a line. */
export async function anEmptyQuote(context: ScenarioContext): Promise<QuoteState> {
  const event = await aSentEvent(context);
  const call = { as: context.provider, params: { id: event.id } };
  const { id } = await context.call(createQuoteFromRequest, call);
  await context.settled();
  return { id, event, lineItemId: '', secrets: [forProvider(id)] };
}

/** A quote with one line and a note, which its client may read once the quote is sent. */
export async function aDraftQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await anEmptyQuote(context);
  const { lineItemId, words } = await addLineAndNote(context, quote.id);
  return { ...quote, lineItemId, secrets: [forProvider(quote.id, ...words)] };
}

export async function anApprovedQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aDraftQuote(context);
  await context.call(changes.approveQuoteForReview, byProvider(context, quote.id));
  return quote;
}

export async function aSentQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await anApprovedQuote(context);
  await context.call(changes.sendQuoteToClient, byProvider(context, quote.id));
  await context.settled();
  return { ...quote, secrets: quote.secrets.map(({ words }) => forBoth(...words)) };
}

/** A quote that was changed after it was sent: the changes are private to its provider until the quote is sent again. */
export async function aRevisedQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aSentQuote(context);
  const { words } = await addLineAndNote(context, quote.id);
  return { ...quote, secrets: [forProvider(...words)] };
}

export async function anAcceptedQuote(context: ScenarioContext): Promise<QuoteState> {
  const quote = await aSentQuote(context);
  await accept(context, quote.id);
  return quote;
}

/** The event that the acceptance has booked. */
export async function aBookedEvent(context: ScenarioContext): Promise<RecordState> {
  return (await anAcceptedQuote(context)).event;
}

/** The event of a draft quote, with all words of the quote, which its client must not read. */
export async function anEventWithDraftQuote(context: ScenarioContext): Promise<RecordState> {
  const { event, secrets } = await aDraftQuote(context);
  return { id: event.id, secrets: [...event.secrets, ...secrets] };
}

/** A quote created by hand and sent to the client's address, for an event of the same name. */
export async function aQuoteByHand(context: ScenarioContext): Promise<RecordState> {
  const body = { clientEmail: context.client.email, eventName };
  const { id } = await context.call(createQuote, { as: context.provider, body });
  const { words } = await addLineAndNote(context, id);
  await context.call(changes.approveQuoteForReview, byProvider(context, id));
  await context.call(changes.sendQuoteToClient, byProvider(context, id));
  await context.settled();
  return { id, secrets: [forBoth(id, ...words)] };
}

export async function accept(context: ScenarioContext, id: string): Promise<void> {
  await context.call(acceptClientQuote, { as: context.client, params: { id }, body: {} });
  await context.settled();
}

/** Adds a line and a note with unique words. Returns the id of the line, and these words with the price and the new total. */
async function addLineAndNote(context: ScenarioContext, id: string) {
  const [line, notes] = [aLine(), aWord()];
  await context.call(updateQuote, byProvider(context, id, { notes }));
  const added = await context.call(changes.addLineItem, byProvider(context, id, line));
  const words = [notes, line.serviceName, line.serviceDescription];
  return {
    lineItemId: added.lineItems.at(-1)?.id ?? '',
    words: [...words, ...writtenOut(line.unitPrice), ...writtenOut(added.totalAmount)],
  };
}

export function byProvider({ provider }: ScenarioContext, id: string, body?: object) {
  return { as: provider, params: { id }, body };
}
