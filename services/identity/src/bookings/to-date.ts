/** Converts an instant of a message to a Date; null stays null. */
export function toDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
