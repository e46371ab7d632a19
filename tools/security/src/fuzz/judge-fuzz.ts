import type { Measured } from '@marquee/harness-kit/gate';

import { judge, tooFew } from '../gates/judge.ts';
import type { Tally } from './tally.ts';

type Fuzzed = {
  /** Outcomes of requests that are known to be bad. */
  tally: Tally;
  /** Outcomes of requests that may be valid: of the right kind, with hostile values. */
  odd: Tally;
  changes: readonly string[];
  min: number;
  minOdd: number;
  operations: number;
  seed: number;
};

const minReached = 0.9;

/**
 * Passed if the services read and reject the bad requests, without a crash, a timeout, a leak or a change. Odd requests may be accepted.
 * At least one must be, because an accepted request has reached the code behind the validation.
 */
export function judgeFuzz({ tally, odd, changes, min, minOdd, operations, seed }: Fuzzed): Measured {
  const { sent, reached, rateLimited, accepted, failed, hung, traces, statuses } = tally;
  const part = sent === 0 ? 0 : reached / sent;
  const byStatus = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`);
  return judge({
    figures: `${sent} bad requests to ${operations} operations: ${(part * 100).toFixed(1)} % reached a service's validation, ${failed.length} × 5xx, ${hung.length} hung, ${traces.length} stack traces, ${accepted.length} accepted, ${changes.length} collections changed; ${odd.sent} unusual requests that may be accepted: ${odd.accepted.length} accepted, ${odd.failed.length} × 5xx, ${odd.hung.length} hung, ${odd.traces.length} stack traces`,
    remarks: [`answers ${byStatus.join(', ')}; ${rateLimited} × 429; seed ${seed}`],
    faults: [
      ...tooFew('bad requests were sent', sent, min),
      ...(part < minReached ? [`only ${(part * 100).toFixed(1)} % reached a service's validation`] : []),
      ...tooFew('unusual requests were sent', odd.sent, minOdd),
      ...(odd.accepted.length === 0 ? ['no unusual request was accepted'] : []),
      ...[...failed, ...odd.failed].map((one) => `failed: ${one}`),
      ...[...hung, ...odd.hung].map((one) => `hung: ${one}`),
      ...[...traces, ...odd.traces].map((one) => `a stack trace: ${one}`),
      ...accepted.map((one) => `accepted: ${one}`),
      ...changes.map((one) => `changed: ${one}`),
    ],
  });
}
