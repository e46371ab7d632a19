import type { ClientQuote } from '@marquee/contracts/quotes';

/** Sorts by the time of sending, or by the time of creation if a quote was not sent. */
export function sortNewestFirst(quotes: ClientQuote[]): ClientQuote[] {
  return quotes.toSorted((one, other) => getSortDate(other).localeCompare(getSortDate(one)));
}

function getSortDate({ sentToClientAt, createdAt }: ClientQuote): string {
  return sentToClientAt ?? createdAt;
}
