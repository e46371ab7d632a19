import type { ProviderQuote } from '@marquee/contracts/quotes';

/** Whether the client still reads an older version, because this one is not sent yet. */
export function isRevision({ version, sentToClient, clientAccepted, archived }: ProviderQuote): boolean {
  return version > 0 && !sentToClient && !clientAccepted && !archived;
}
