import type { ProviderQuote } from '@marquee/contracts/quotes';

type Closable = Pick<ProviderQuote, 'clientAccepted' | 'archived'>;

/** Whether the quote can no longer be changed. */
export function isQuoteClosed({ clientAccepted, archived }: Closable): boolean {
  return clientAccepted || archived;
}

/** The reason why a closed quote cannot be changed, as a sentence. */
export function getClosedReason({ clientAccepted }: Closable): string {
  return clientAccepted ? 'The client has accepted this quote.' : 'This quote is archived.';
}
