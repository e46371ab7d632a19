import { sendEventToProvider } from '@marquee/contracts/client-event-operations';
import { acceptClientQuote } from '@marquee/contracts/client-quote-operations';
import { createEvent } from '@marquee/contracts/event-operations';
import type { EventView } from '@marquee/contracts/events';
import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import { createQuoteFromRequest } from '@marquee/contracts/quote-operations';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { eventually } from '@marquee/local/demo/eventually';

import { anEventRequest } from '../../fixtures/people.ts';
import type { Client, Provider } from './person.ts';

type People = { client: Client; provider: Provider };
type Details = Partial<ReturnType<typeof anEventRequest>>;
type Line = { serviceName: string; cost: string };

const usualLines: readonly Line[] = [{ serviceName: 'DJ', cost: '599.00' }];

export function aDraftEvent({ client, provider }: People, details: Details = {}): Promise<EventView> {
  return client.api.call(createEvent, { body: { ...anEventRequest(provider.account.email), ...details } });
}

export async function aSentEvent(people: People, details: Details = {}): Promise<EventView> {
  const { id } = await aDraftEvent(people, details);
  return people.client.api.call(sendEventToProvider, { params: { id } });
}

/** A draft quote with its lines, created from a sent request. */
export async function aDraftQuote(
  people: People,
  lines = usualLines,
  details: Details = {},
): Promise<ProviderQuote> {
  const { api } = people.provider;
  const { id } = await aSentEvent(people, details);
  const quote = await eventually(() => api.call(createQuoteFromRequest, { params: { id } }));
  let changed: ProviderQuote = quote;
  for (const { serviceName, cost } of lines) {
    const body = { serviceName, unitPrice: cost, quantity: 1, totalPrice: cost };
    changed = await api.call(quoteChanges.addLineItem, { params: { id: quote.id }, body });
  }
  return changed;
}

export async function anApprovedQuote(
  people: People,
  lines = usualLines,
  details: Details = {},
): Promise<ProviderQuote> {
  const { id } = await aDraftQuote(people, lines, details);
  return people.provider.api.call(quoteChanges.approveQuoteForReview, { params: { id } });
}

export async function aSentQuote(
  people: People,
  lines = usualLines,
  details: Details = {},
): Promise<ProviderQuote> {
  const { id } = await anApprovedQuote(people, lines, details);
  return people.provider.api.call(quoteChanges.sendQuoteToClient, { params: { id } });
}

/** An accepted quote; the event is booked by the message that follows. */
export async function anAcceptedQuote(
  people: People,
  lines = usualLines,
  details: Details = {},
): Promise<ProviderQuote> {
  const quote = await aSentQuote(people, lines, details);
  await people.client.api.call(acceptClientQuote, { params: { id: quote.id }, body: {} });
  return quote;
}
