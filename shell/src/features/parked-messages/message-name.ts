import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';

/** What a message is called before people; one that cannot be read may have no type. */
export function messageName({ type }: ParkedMessageRow): string {
  return type ?? 'Unreadable message';
}

/** Enough of the id to tell two rows apart, and to find one among what `npm run messages` lists. */
export function shortId({ id }: ParkedMessageRow): string {
  return id.slice(0, 8);
}

export function attemptsOf({ attempts }: ParkedMessageRow): string {
  if (attempts === 0) {
    return 'Never tried';
  }
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}

/** How often it was tried, and that it came back where it did. */
export function failuresOf(message: ParkedMessageRow): string {
  const { timesParked } = message;
  return timesParked === 1 ? attemptsOf(message) : `${attemptsOf(message)}, parked ${timesParked} times`;
}
