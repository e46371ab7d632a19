import { growingPause } from '@marquee/service-kit/process/growing-pause';

/** Since when, and how many times in a row, checks at the processor have failed. */
export type PutOff = { since: Date; times: number };

/** When the next check at the processor is due, with or without a webhook. */
export type ToBeAsked = { checkAt?: Date | null; putOff?: PutOff | null };

/** `away`: an outage says nothing about this record, which is checked again as soon as the processor may be back. */
export type WhyPutOff = 'failed' | 'away';

const pauses = { firstMs: 60_000, longestMs: 3_600_000 };

/** Reschedules a failed check with increasing backoff. Null when it is no longer due, because a concurrent check has settled it. */
export function putOff<One extends ToBeAsked>(one: One, why: WhyPutOff, at: Date): One | null {
  const { checkAt = null } = one;
  if (checkAt === null || checkAt > at) {
    return null;
  }
  const { since, times } = one.putOff ?? { since: checkAt, times: 0 };
  const pauseMs = why === 'away' ? pauses.firstMs : growingPause(times, pauses);
  return {
    ...one,
    checkAt: new Date(at.getTime() + pauseMs),
    putOff: { since, times: why === 'away' ? times : times + 1 },
  };
}
