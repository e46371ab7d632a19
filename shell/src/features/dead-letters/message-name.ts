import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';

/** Returns the display name of a message. An unreadable message may have no type. */
export function getMessageName({ type }: DeadLetterSummary): string {
  return type ?? 'Unreadable message';
}

/** Returns the part of the id that distinguishes rows and finds the message in the output of `npm run messages`. */
export function getShortId({ id }: DeadLetterSummary): string {
  return id.slice(0, 8);
}

export function getAttemptsText({ attempts }: DeadLetterSummary): string {
  if (attempts === 0) {
    return 'Never tried';
  }
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}

/** Returns the number of attempts and, if more than once, how often the message became a dead letter. */
export function getFailuresText(message: DeadLetterSummary): string {
  const { timesParked } = message;
  return timesParked === 1
    ? getAttemptsText(message)
    : `${getAttemptsText(message)}, parked ${timesParked} times`;
}
