import type { Measured } from '@marquee/bar-kit/bar';

import { judge, tooFew } from '../bars/judge.ts';
import type { Tally } from './tally.ts';

type Fuzzed = {
  /** Of requests that are known to be bad. */
  tally: Tally;
  /** Of requests that may be good: right in kind, and nasty. */
  odd: Tally;
  changes: readonly string[];
  least: number;
  leastOdd: number;
  operations: number;
  seed: number;
};

const leastReached = 0.9;

/**
 * Bad requests are refused by services that looked at them, without a crash, a wait, a word too much or a change. Odd ones may be
 * taken, and some are: nothing else would have come as far as what acts on them.
 */
export function judgeFuzz({ tally, odd, changes, least, leastOdd, operations, seed }: Fuzzed): Measured {
  const { sent, reached, overloaded, accepted, failed, hung, traces, statuses } = tally;
  const part = sent === 0 ? 0 : reached / sent;
  const byStatus = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  return judge({
    figures: `${sent} bad requests to ${operations} operations: ${(part * 100).toFixed(1)} % reached a service's validation, ${failed.length} × 5xx, ${hung.length} hung, ${traces.length} stack traces, ${accepted.length} accepted, ${changes.length} collections changed; ${odd.sent} odd ones beside them: ${odd.accepted.length} taken, ${odd.failed.length} × 5xx, ${odd.hung.length} hung, ${odd.traces.length} stack traces`,
    remarks: [`answers ${byStatus.join(', ')}; ${overloaded} said overload; seed ${seed}`],
    faults: [
      ...tooFew('bad requests were sent', sent, least),
      ...(part < leastReached ? [`only ${(part * 100).toFixed(1)} % reached a service's validation`] : []),
      ...tooFew('odd requests were sent', odd.sent, leastOdd),
      ...(odd.accepted.length === 0 ? ['no odd request was taken'] : []),
      ...[...failed, ...odd.failed].map((one) => `failed: ${one}`),
      ...[...hung, ...odd.hung].map((one) => `hung: ${one}`),
      ...[...traces, ...odd.traces].map((one) => `a stack trace: ${one}`),
      ...accepted.map((one) => `accepted: ${one}`),
      ...changes.map((one) => `changed: ${one}`),
    ],
  });
}
