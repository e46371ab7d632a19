export type Side = 'client' | 'provider';

/** Replaces a person's name after their erasure. It is the same in all their records. */
export function pseudonymOf(side: Side, accountId: string): string {
  return `Deleted ${side} ${accountId.slice(0, 8)}`;
}

/** Replaces the name of a deleted client's event. */
export const erasedEventName = 'Event of a deleted client';
