import type { Success } from './success-within.ts';

export type Outage = {
  writes: Success;
  /** Peak memory growth of the process that grew most. */
  grownMegabytes: number;
  grownBy: string;
  /** Processes that exited at least once. */
  died: readonly string[];
  p99Ms: number;
};

const minSuccess = 0.999;
const maxGrownMegabytes = 50;
const maxP99Ms = 15_000;

/** Whether users continued undisturbed, no process accumulated memory or exited, and changes became visible soon after the outage. */
export function isOutageSurvived(outage: Outage, { minAcknowledged }: { minAcknowledged: number }): boolean {
  const { writes, grownMegabytes, died, p99Ms } = outage;
  return (
    writes.success >= minSuccess &&
    writes.acknowledged >= minAcknowledged &&
    grownMegabytes < maxGrownMegabytes &&
    died.length === 0 &&
    p99Ms <= maxP99Ms
  );
}
