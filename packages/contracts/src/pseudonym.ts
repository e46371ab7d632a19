export type Side = 'client' | 'provider';

/** What others read where a person was: the same for all their records, and never a name again. */
export function pseudonymOf(side: Side, accountId: string): string {
  return `Deleted ${side} ${accountId.slice(0, 8)}`;
}

/** What is read where a deleted client had named their event. */
export const erasedEventName = 'Event of a deleted client';
