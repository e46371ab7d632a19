/** The id of the email about this version. */
export function quoteEmailId(quoteId: string, version: number): string {
  return `quote-sent.${quoteId}.${version}`;
}

/** The ids of the emails about every version up to and including the last. */
export function quoteEmailIds(quoteId: string, lastVersion: number): string[] {
  return Array.from({ length: lastVersion }, (_version, index) => quoteEmailId(quoteId, index + 1));
}
