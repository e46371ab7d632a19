/** An instant of a message as it is stored. */
export function toDate(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
