export type Side = 'client' | 'provider';

/** Returns the pseudonym that replaces an erased person's name, the same in all records of the person. */
export function pseudonymOf(side: Side, accountId: string): string {
  return `Deleted ${side} ${accountId.slice(0, 8)}`;
}

/** Replaces the name of a deleted client's event. */
export const erasedEventName = 'Event of a deleted client';
