import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';

/** What a message is called before people; one that cannot be read has no type. */
export function messageName({ type }: ParkedMessageRow): string {
  return type ?? 'Unreadable message';
}

export function attemptsOf({ attempts }: ParkedMessageRow): string {
  if (attempts === 0) {
    return 'Never tried';
  }
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}
