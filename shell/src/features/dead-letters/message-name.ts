import type { DeadLetterSummary } from '@marquee/contracts/dead-letters';

/** Display name of a message; an unreadable one may have no type. */
export function getMessageName({ type }: DeadLetterSummary): string {
  return type ?? 'Unreadable message';
}

/** Enough of the id to distinguish rows and to find one in the output of `npm run messages`. */
export function getShortId({ id }: DeadLetterSummary): string {
  return id.slice(0, 8);
}

export function getAttemptsText({ attempts }: DeadLetterSummary): string {
  if (attempts === 0) {
    return 'Never tried';
  }
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}

/** Number of attempts and, if above one, how often the message became a dead letter. */
export function getFailuresText(message: DeadLetterSummary): string {
  const { timesParked } = message;
  return timesParked === 1
    ? getAttemptsText(message)
    : `${getAttemptsText(message)}, parked ${timesParked} times`;
}
