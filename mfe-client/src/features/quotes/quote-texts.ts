import { isolated } from '@marquee/ui';
import type { ClientQuote } from '@marquee/contracts/quotes';

export function getShortId({ id }: Pick<ClientQuote, 'id'>): string {
  return id.slice(-8);
}

export function getQuoteTitle(quote: Pick<ClientQuote, 'id' | 'eventName'>): string {
  return quote.eventName === '' ? `Quote #${getShortId(quote)}` : `Quote for ${isolated(quote.eventName)}`;
}

export function getProviderName({ providerName }: Pick<ClientQuote, 'providerName'>): string {
  return providerName || 'DJ Service';
}
