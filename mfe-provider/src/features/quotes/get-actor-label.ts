import type { ProviderQuote } from '@marquee/contracts/quotes';

const actorLabels = { provider: 'You', client: 'Client', system: 'Marquee' } as const;

/** The label of an actor in the quote's history, as its provider reads it. */
export function getActorLabel(actor: ProviderQuote['lastChangedBy']): string {
  return actorLabels[actor];
}
