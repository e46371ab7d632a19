import { growingPause } from '@marquee/service-kit/process/growing-pause';

/** Since when, and how often in a row, the processor was asked for nothing. */
export type PutOff = { since: Date; times: number };

/** When the processor is to be asked about it, whether it has told anything or not. */
export type ToBeAsked = { checkAt?: Date | null; putOff?: PutOff | null };

/** `away`: it says nothing of this one, which is asked about again as soon as the processor may be back. */
export type WhyPutOff = 'failed' | 'away';

const pauses = { firstMs: 60_000, longestMs: 3_600_000 };

/** Behind all others that are due, and further back each time. Null where it is not due any more: somebody else has settled it. */
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
