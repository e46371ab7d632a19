import type { ProviderQuote } from '@marquee/contracts/quotes';
import { formatWhen } from '@marquee/web-kit';

const who = { provider: 'You', client: 'Client', system: 'Marquee' } as const;

/** "You, 12 min ago". */
export function lastChangeOf({ lastChangedBy, lastChangedAt }: ProviderQuote): string {
  return `${who[lastChangedBy]}, ${formatWhen(lastChangedAt)}`;
}

export function nameOf(actor: ProviderQuote['lastChangedBy']): string {
  return who[actor];
}
