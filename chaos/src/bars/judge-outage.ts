import type { Success } from './success-within.ts';

export type Outage = {
  writes: Success;
  /** Of the process that grew most, at its peak. */
  grownMegabytes: number;
  grownBy: string;
  /** Services that did not live through all of it in one life. */
  died: readonly string[];
  p99Ms: number;
};

const leastSuccess = 0.999;
const mostGrownMegabytes = 50;
const mostP99Ms = 15_000;

/** Users went on as if nothing were missing, nobody hoarded or died, and everything arrived soon after. */
export function isOutageSurvived(
  outage: Outage,
  { leastAcknowledged }: { leastAcknowledged: number },
): boolean {
  const { writes, grownMegabytes, died, p99Ms } = outage;
  return (
    writes.success >= leastSuccess &&
    writes.acknowledged >= leastAcknowledged &&
    grownMegabytes < mostGrownMegabytes &&
    died.length === 0 &&
    p99Ms <= mostP99Ms
  );
}
