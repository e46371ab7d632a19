import type { ParkedMessageRow } from '@marquee/contracts/parked-messages';

/** Display name of a message; an unreadable one may have no type. */
export function messageName({ type }: ParkedMessageRow): string {
  return type ?? 'Unreadable message';
}

/** Enough of the id to distinguish rows and to find one in the output of `npm run messages`. */
export function shortId({ id }: ParkedMessageRow): string {
  return id.slice(0, 8);
}

export function attemptsOf({ attempts }: ParkedMessageRow): string {
  if (attempts === 0) {
    return 'Never tried';
  }
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}

/** Number of attempts and, if above one, how often the message became a dead letter. */
export function failuresOf(message: ParkedMessageRow): string {
  const { timesParked } = message;
  return timesParked === 1 ? attemptsOf(message) : `${attemptsOf(message)}, parked ${timesParked} times`;
}
