import type { ScheduledCheck } from './reschedule-with-backoff.ts';

/** For 30 days the processor remembers its events; a checkout is open for a day. */
const giveUpAfterMs = 30 * 86_400_000;

/** Whether checks have failed for so long that they end. */
export function isCheckAbandoned({ putOff = null }: ScheduledCheck, at: Date): boolean {
  return putOff !== null && at.getTime() - putOff.since.getTime() > giveUpAfterMs;
}
