import type { ToBeAsked } from './put-off.ts';

/** For 30 days the processor remembers its events; a checkout is open for a day. */
const unreachableForMs = 30 * 86_400_000;

/** Whether checks have failed for so long that they end. */
export function isGivenUp({ putOff = null }: ToBeAsked, at: Date): boolean {
  return putOff !== null && at.getTime() - putOff.since.getTime() > unreachableForMs;
}
