/** A stored instant as the wire has it. */
export function toInstant(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}
