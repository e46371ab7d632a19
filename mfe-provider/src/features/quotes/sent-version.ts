import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Whether the client can accept the last sent version. */
export function isSentVersionOpen(quote: ProviderQuote): boolean {
  const { version, clientAccepted, archived, answer, isExpired = false } = quote;
  return version > 0 && !clientAccepted && !archived && !isExpired && answer !== 'withdrawn';
}

/** Whether the client still sees an older version, because this one has not been sent. */
export function isRevision({ version, sentToClient, clientAccepted, archived }: ProviderQuote): boolean {
  return version > 0 && !sentToClient && !clientAccepted && !archived;
}

/** The state of the last sent version while the quote differs from it; empty if it does not differ. */
export function describeSentVersion(quote: ProviderQuote): string {
  if (!isRevision(quote)) {
    return '';
  }
  const { version, answer } = quote;
  if (answer !== undefined) {
    // The field is open-ended, so an answer that this release does not know is shown unchanged.
    return `Version ${version}: ${answer}`;
  }
  return quote.isExpired ? `Version ${version} has expired` : `Version ${version} is open`;
}
