import type { ClientQuote } from '@marquee/contracts/quotes';

export function shortIdOf({ id }: ClientQuote): string {
  return id.slice(-8);
}

export function quoteTitleOf(quote: ClientQuote): string {
  return quote.eventName === '' ? `Quote #${shortIdOf(quote)}` : `Quote for ${quote.eventName}`;
}

export function providerNameOf({ providerName }: ClientQuote): string {
  return providerName || 'DJ Service';
}
