/** Of the mail about this version. */
export function quoteMailId(quoteId: string, version: number): string {
  return `quote-sent.${quoteId}.${version}`;
}

/** Of the mails about every version that was sent, the last one included. */
export function quoteMailIds(quoteId: string, lastVersion: number): string[] {
  return Array.from({ length: lastVersion }, (_version, index) => quoteMailId(quoteId, index + 1));
}
