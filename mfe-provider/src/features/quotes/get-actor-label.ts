import type { ProviderQuote } from '@marquee/contracts/quotes';

const actorLabels = { provider: 'You', client: 'Client', system: 'Marquee' } as const;

/** The label that the provider sees for an actor in the quote's history. */
export function getActorLabel(actor: ProviderQuote['lastChangedBy']): string {
  return actorLabels[actor];
}
