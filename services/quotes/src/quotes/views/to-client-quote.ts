import type { ClientQuote } from '@marquee/contracts/quotes';
import type { Quote } from '../domain/quote.ts';
import { toOutwardQuote } from './to-outward-quote.ts';

type Reading = { providerName: string; at: Date };

export function toClientQuote(quote: Quote, { providerName, at }: Reading): ClientQuote {
  const { eventId, providerId, version: revision } = quote;
  return { ...toOutwardQuote(quote, at), eventId, providerId, providerName, revision };
}
