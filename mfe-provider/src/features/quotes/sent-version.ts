import { offerStateOf } from '@marquee/contracts/offer-states';
import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Whether the client can accept the last sent version. */
export function isSentVersionOpen(quote: ProviderQuote): boolean {
  return offerStateOf(quote) === 'open';
}

/** Whether the client still sees the last sent version, because the changed quote has not been sent. */
export function isRevision({ version, sentToClient, clientAccepted, archived }: ProviderQuote): boolean {
  return version > 0 && !sentToClient && !clientAccepted && !archived;
}

/** Describes the state of the last sent version; empty if the quote does not differ from that version. */
export function describeSentVersion(quote: ProviderQuote): string {
  if (!isRevision(quote)) {
    return '';
  }
  const { version, answer } = quote;
  if (answer !== undefined) {
    // A later release may add values, so a value that this release does not know is shown unchanged.
    return `Version ${version}: ${answer}`;
  }
  return isSentVersionOpen(quote) ? `Version ${version} is open` : `Version ${version} has expired`;
}
