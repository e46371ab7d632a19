import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Whether the client can accept the version sent last. */
export function isStandingOffer(quote: ProviderQuote): boolean {
  const { version, clientAccepted, archived, answer, isExpired = false } = quote;
  return version > 0 && !clientAccepted && !archived && !isExpired && answer !== 'withdrawn';
}

/** Whether the client still reads an older version, because this one is not sent yet. */
export function isRevision({ version, sentToClient, clientAccepted, archived }: ProviderQuote): boolean {
  return version > 0 && !sentToClient && !clientAccepted && !archived;
}

/** What became of the version sent last while the quote differs from it; empty where it does not. */
export function standingOf(quote: ProviderQuote): string {
  if (!isRevision(quote)) {
    return '';
  }
  const { version, answer } = quote;
  if (answer !== undefined) {
    // The field is open: an answer that this release does not know is shown as it is.
    return `Version ${version}: ${answer}`;
  }
  return quote.isExpired ? `Version ${version} has expired` : `Version ${version} is open`;
}
