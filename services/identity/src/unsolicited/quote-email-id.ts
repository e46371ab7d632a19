/** The id of the email about this version of a quote. */
export function quoteEmailId(quoteId: string, version: number): string {
  return `quote-sent.${quoteId}.${version}`;
}

/** The ids of the emails about all versions up to and including `lastVersion`. */
export function quoteEmailIds(quoteId: string, lastVersion: number): string[] {
  return Array.from({ length: lastVersion }, (_version, index) => quoteEmailId(quoteId, index + 1));
}
