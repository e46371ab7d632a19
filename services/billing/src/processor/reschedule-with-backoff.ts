import { exponentialBackoff } from '@marquee/service-kit/process/exponential-backoff';

/** Since when, and how many times in a row, checks at the processor have failed. */
export type FailedChecks = { since: Date; times: number };

/** `checkAt`: when the next check at the processor is due, even if no webhook arrives. */
export type ScheduledCheck = { checkAt?: Date | null; putOff?: FailedChecks | null };

/** `unavailable`: the whole processor is down, so this record's pauses do not grow, and the record is checked again in a minute. */
export type CheckFailure = 'failed' | 'unavailable';

const backoff = { firstMs: 60_000, longestMs: 3_600_000 };

/** Reschedules a failed check with increasing backoff. Null when a concurrent check has settled the record, so that no check is due. */
export function rescheduleWithBackoff<One extends ScheduledCheck>(
  one: One,
  failure: CheckFailure,
  at: Date,
): One | null {
  const { checkAt = null } = one;
  if (checkAt === null || checkAt > at) {
    return null;
  }
  const { since, times } = one.putOff ?? { since: checkAt, times: 0 };
  const delayMs = failure === 'unavailable' ? backoff.firstMs : exponentialBackoff(times, backoff);
  return {
    ...one,
    checkAt: new Date(at.getTime() + delayMs),
    putOff: { since, times: failure === 'unavailable' ? times : times + 1 },
  };
}
