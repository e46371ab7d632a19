/** The share URL of a quote: anyone who has it may read the quote. */
export function getShareUrl(quoteId: string): string {
  return `${location.origin}/quote?quote=${quoteId}`;
}
