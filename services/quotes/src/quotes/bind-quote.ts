import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { bindToClient } from './rules/bind-to-client.ts';
import type { Quote } from './rules/quote.ts';

/** Assigns a quote made by hand to the account that has verified its address, if there is one by now. */
export async function bindQuote(deps: QuoteDeps, quote: Quote, cause: Cause): Promise<Quote> {
  if (quote.clientId !== null) {
    return quote;
  }
  const client = await deps.clients.verified(quote.clientEmail);
  if (client === null) {
    return quote;
  }
  return bindTo(deps, { quote, client }, cause);
}

type Binding = { quote: Quote; client: { id: string; name: string } };

export async function bindTo(deps: QuoteDeps, { quote, client }: Binding, cause: Cause): Promise<Quote> {
  const decisions = [(current: Quote) => bindToClient(current, client)];
  return changeQuote(deps, { id: quote.id, owned: {}, decisions, cause });
}
