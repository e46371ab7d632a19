import type { Success } from './success-within.ts';

export type Outage = {
  writes: Success;
  /** Peak memory growth of the process that grew most. */
  grownMegabytes: number;
  grownBy: string;
  /** Services that exited at least once. */
  died: readonly string[];
  p99Ms: number;
};

const leastSuccess = 0.999;
const mostGrownMegabytes = 50;
const mostP99Ms = 15_000;

/** Whether users continued undisturbed, no process accumulated memory or died, and every message arrived soon afterwards. */
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
