import type { PublicQuote } from '@marquee/contracts/quotes';
import type { Provider } from '../../projections/provider-repository.ts';
import type { Quote } from '../domain/quote.ts';
import { toOutwardQuote } from './to-outward-quote.ts';

type Reading = { provider: Provider | null; at: Date };

export function toPublicQuote(quote: Quote, { provider, at }: Reading): PublicQuote {
  const outward = toOutwardQuote(quote, at);
  return {
    ...outward,
    provider: toPublicProvider(provider),
    eventDate: quote.eventDate,
    timeZone: quote.timeZone,
    clientName: quote.clientName,
    clientEmail: quote.clientEmail,
    sentToClient: outward.sentToClientAt !== null,
  };
}

/** The provider's public details, which are empty until a message about the provider has arrived. */
function toPublicProvider(provider: Provider | null): PublicQuote['provider'] {
  return {
    businessName: provider?.businessName ?? '',
    businessDescription: provider?.businessDescription ?? '',
    serviceTypes: provider?.serviceTypes ?? [],
    email: provider?.email ?? '',
    phone: provider?.phone ?? '',
    address: provider?.address ?? '',
  };
}
