import * as quoteChanges from '@marquee/contracts/quote-change-operations';
import type { LineItemRequest } from '@marquee/contracts/quote-requests';
import type { ProviderQuote } from '@marquee/contracts/quotes';

import { aDraftQuote } from './bookings.ts';
import type { Client, Provider } from './person.ts';

type People = { client: Client; provider: Provider };

/** A quote sent with one line as given, quantity and all. */
export async function aSentQuoteOf(people: People, line: LineItemRequest): Promise<ProviderQuote> {
  const { api } = people.provider;
  const { id } = await aDraftQuote(people, []);
  await api.call(quoteChanges.addLineItem, { params: { id }, body: line });
  await api.call(quoteChanges.approveQuoteForReview, { params: { id } });
  return api.call(quoteChanges.sendQuoteToClient, { params: { id } });
}
