/** A stored instant as messages and responses contain it. */
export function toInstant(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
