import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Whether the client can accept the version sent last, unless it has expired. */
export function isStandingOffer({ version, clientAccepted, archived, answer }: ProviderQuote): boolean {
  return version > 0 && !clientAccepted && !archived && answer !== 'withdrawn';
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
  // The field is open: an answer that this release does not know is shown as it is.
  return answer === undefined ? `Version ${version} is open` : `Version ${version}: ${answer}`;
}
