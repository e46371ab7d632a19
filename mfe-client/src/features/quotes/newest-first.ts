import type { ClientQuote } from '@marquee/contracts/quotes';

/** Sorts by the time of sending, or of creation for quotes without one. */
export function newestFirst(quotes: ClientQuote[]): ClientQuote[] {
  return quotes.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
}

function dateOf({ sentToClientAt, createdAt }: ClientQuote): string {
  return sentToClientAt ?? createdAt;
}
