import type { Measured } from '@marquee/bar-kit/bar';

import { judge, tooFew } from '../bars/judge.ts';
import type { Tally } from './tally.ts';

type Fuzzed = { tally: Tally; changes: readonly string[]; least: number; operations: number; seed: number };

const leastReached = 0.9;

/** Bad requests are refused by services that looked at them, without a crash, a wait, a word too much or a change. */
export function judgeFuzz({ tally, changes, least, operations, seed }: Fuzzed): Measured {
  const { sent, reached, overloaded, accepted, failed, hung, traces, statuses } = tally;
  const part = sent === 0 ? 0 : reached / sent;
  const byStatus = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  return judge({
    figures: `${sent} bad requests to ${operations} operations: ${(part * 100).toFixed(1)} % reached a service's validation, ${failed.length} × 5xx, ${hung.length} hung, ${traces.length} stack traces, ${accepted.length} accepted, ${changes.length} collections changed`,
    remarks: [`answers ${byStatus.join(', ')}; ${overloaded} said overload; seed ${seed}`],
    faults: [
      ...tooFew('bad requests were sent', sent, least),
      ...(part < leastReached ? [`only ${(part * 100).toFixed(1)} % reached a service's validation`] : []),
      ...failed.map((one) => `failed: ${one}`),
      ...hung.map((one) => `hung: ${one}`),
      ...traces.map((one) => `a stack trace: ${one}`),
      ...accepted.map((one) => `accepted: ${one}`),
      ...changes.map((one) => `changed: ${one}`),
    ],
  });
}
