import type { ScheduledCheck } from './reschedule-with-backoff.ts';

/** The processor keeps events for 30 days, and a checkout is open for one day, so later checks find nothing new. */
const giveUpAfterMs = 30 * 86_400_000;

/** Whether the record's checks have failed for more than 30 days, so that callers give up an inaccessible payout account. */
export function isCheckAbandoned({ putOff = null }: ScheduledCheck, at: Date): boolean {
  return putOff !== null && at.getTime() - putOff.since.getTime() > giveUpAfterMs;
}
