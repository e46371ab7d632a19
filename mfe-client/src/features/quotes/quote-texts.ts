import { isolated } from '@marquee/ui';
import type { ClientQuote } from '@marquee/contracts/quotes';

export function shortIdOf({ id }: Pick<ClientQuote, 'id'>): string {
  return id.slice(-8);
}

export function quoteTitleOf(quote: Pick<ClientQuote, 'id' | 'eventName'>): string {
  return quote.eventName === '' ? `Quote #${shortIdOf(quote)}` : `Quote for ${isolated(quote.eventName)}`;
}

export function providerNameOf({ providerName }: Pick<ClientQuote, 'providerName'>): string {
  return providerName || 'DJ Service';
}
