import type { ToBeAsked } from './put-off.ts';

/** So long the processor itself remembers what it has told of; the page is open for a day. */
const unreachableForMs = 30 * 86_400_000;

/** What nobody has been able to look at for so long is not asked about any more. */
export function isGivenUp({ putOff = null }: ToBeAsked, at: Date): boolean {
  return putOff !== null && at.getTime() - putOff.since.getTime() > unreachableForMs;
}
