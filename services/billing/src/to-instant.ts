/** A stored instant in the form of messages and responses. */
export function toInstant(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
