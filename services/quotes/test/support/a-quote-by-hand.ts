import * as changeApi from '@marquee/contracts/quote-change-operations';
import * as api from '@marquee/contracts/quote-operations';
import type { ProviderCaller } from '@marquee/service-kit/auth/caller';
import { aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { dj } from './quote-in.ts';
import type { Quotes } from './start-quotes.ts';

type ByHand = { clientEmail: string; clientName?: string; eventName?: string; provider?: ProviderCaller };

/** A quote made by hand for an email address. */
export async function aQuoteByHand(quotes: Quotes, { provider = aProviderCaller(), ...wanted }: ByHand) {
  const body = { eventName: 'Okafor Wedding', ...wanted };
  const { body: quote } = await quotes.call(api.createQuote, { as: provider, body });
  return { provider, quote, params: { id: quote.id } };
}

/** A quote made by hand with a DJ for $599.00, approved and sent. */
export async function aSentQuoteByHand(quotes: Quotes, wanted: ByHand) {
  const made = await aQuoteByHand(quotes, wanted);
  const { provider, params } = made;
  await quotes.call(changeApi.addLineItem, { as: provider, params, body: dj });
  await quotes.call(changeApi.approveQuoteForReview, { as: provider, params });
  await quotes.call(changeApi.sendQuoteToClient, { as: provider, params });
  return made;
}
