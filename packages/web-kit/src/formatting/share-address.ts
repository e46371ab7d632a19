/** The public address of a quote: whoever holds it may read the quote. */
export function shareAddressOf(quoteId: string): string {
  return `${location.origin}/quote?quote=${quoteId}`;
}
