import type { ProviderQuote } from '@marquee/contracts/quotes';

type Closable = Pick<ProviderQuote, 'clientAccepted' | 'archived'>;

/** Whether nothing of the quote can be changed any more. */
export function isQuoteClosed({ clientAccepted, archived }: Closable): boolean {
  return clientAccepted || archived;
}

/** Why that is so, as a sentence. */
export function whyClosed({ clientAccepted }: Closable): string {
  return clientAccepted ? 'The client has accepted this quote.' : 'This quote is archived.';
}
