import * as clientApi from '@marquee/contracts/client-quote-operations';
import type { EventSnapshot } from '@marquee/contracts/messages/event-messages';
import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import type { QuoteStatus } from '@marquee/contracts/quote-statuses';
import type { ProviderQuote } from '@marquee/contracts/quotes';
import { aRequest } from './a-request.ts';
import type { Request } from './a-request.ts';
import type { Quotes } from './start-quotes.ts';

export type Quoted = Request & { quote: ProviderQuote; params: { id: string } };

export const dj = { serviceName: 'DJ', unitPrice: '599.00', quantity: 1, totalPrice: '599.00' };
export const discount = { serviceName: 'Early bird', unitPrice: '-49.50', quantity: 1, totalPrice: '-49.50' };

const actionsTo: Record<QuoteStatus, readonly Action[]> = {
  draft: [],
  approved_for_review: [approve],
  sent_to_client: [approve, send],
  client_accepted: [approve, send, accept],
  archived: [archive],
};

/** A quote created from a request, with a DJ for $599.00. Real calls bring it to the wanted status. */
export async function quoteIn(
  quotes: Quotes,
  status: QuoteStatus,
  event: Partial<EventSnapshot> = {},
): Promise<Quoted> {
  const request = await aRequest(quotes, event);
  const { provider, client } = request;
  const made = await quotes.call(api.createQuoteFromRequest, {
    as: provider,
    params: { id: request.event.eventId },
  });
  const params = { id: made.body.id };
  await quotes.call(changeApi.addLineItem, { as: provider, params, body: dj });
  for (const action of actionsTo[status]) {
    await action(quotes, { provider, client, params });
  }
  const { body: quote } = await quotes.call(api.getQuote, { as: provider, params });
  expect(quote.status).toBe(status);
  return { ...request, client, quote, params };
}

type Parties = Pick<Quoted, 'provider' | 'client' | 'params'>;
type Action = (quotes: Quotes, parties: Parties) => Promise<unknown>;

export function approve(quotes: Quotes, { provider, params }: Parties) {
  return quotes.call(changeApi.approveQuoteForReview, { as: provider, params });
}

export function send(quotes: Quotes, { provider, params }: Parties) {
  return quotes.call(changeApi.sendQuoteToClient, { as: provider, params });
}

export function accept(quotes: Quotes, { client, params }: Parties) {
  return quotes.call(clientApi.acceptClientQuote, { as: client, params });
}

export function archive(quotes: Quotes, { provider, params }: Parties) {
  return quotes.call(api.updateQuote, { as: provider, params, body: { archived: true } });
}
