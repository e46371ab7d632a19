import type { Cause } from '@marquee/service-kit/messaging/message';
import { changeQuote } from './change-quote.ts';
import type { QuoteDeps } from './quote-deps.ts';
import { linkToClient } from './domain/link-to-client.ts';
import type { Quote } from './domain/quote.ts';

/** Assigns a quote made by hand to the account that has verified the quote's email address, if such an account exists by now. */
export async function linkQuoteToAccount(deps: QuoteDeps, quote: Quote, cause: Cause): Promise<Quote> {
  if (quote.clientId !== null) {
    return quote;
  }
  const client = await deps.clients.verified(quote.clientEmail);
  if (client === null) {
    return quote;
  }
  return linkQuoteToClient(deps, { quote, client }, cause);
}

type QuoteLink = { quote: Quote; client: { id: string; name: string } };

export async function linkQuoteToClient(
  deps: QuoteDeps,
  { quote, client }: QuoteLink,
  cause: Cause,
): Promise<Quote> {
  const decisions = [(current: Quote) => linkToClient(current, client)];
  return changeQuote(deps, { id: quote.id, owner: {}, decisions, cause });
}
