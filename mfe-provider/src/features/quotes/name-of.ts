import type { ProviderQuote } from '@marquee/contracts/quotes';

const names = { provider: 'You', client: 'Client', system: 'Marquee' } as const;

/** Who changed a quote, as its provider calls them. */
export function nameOf(actor: ProviderQuote['lastChangedBy']): string {
  return names[actor];
}
