/** Converts an instant from a message to the stored form. */
export function toDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
