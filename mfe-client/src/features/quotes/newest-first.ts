import type { ClientQuote } from '@marquee/contracts/quotes';

/** By when they were sent, else by when they were made. */
export function newestFirst(quotes: ClientQuote[]): ClientQuote[] {
  return quotes.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
}

function dateOf({ sentToClientAt, createdAt }: ClientQuote): string {
  return sentToClientAt ?? createdAt;
}
