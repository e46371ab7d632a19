import type { Measured } from '@marquee/harness-kit/gate';

import type { Finding } from '../check/finding.ts';
import type { Entry } from '../history/entry.ts';
import { describeOutcomes } from '../history/describe-outcomes.ts';
import type { Reads } from './read-steadily.ts';
import type { Restarted } from './restart-in-turn.ts';

const stopWithinMs = 10_000;
/** Share of the nominal rate. Below 1, because the measured time begins before the first request and ends after the last one. */
const minRateShare = 0.95;

/** A rate that the machine did not sustain although nothing was restarted. */
export type Overload = { perSecond: number; requests: number; failed: number };

export type Seen = {
  restarted: readonly Restarted[];
  reads: Reads;
  entries: readonly Entry[];
  findings: readonly Finding[];
  seconds: number;
  /** The nominal rate of requests. */
  perSecond: number;
  /** Higher rates that were tried before. */
  overloads: readonly Overload[];
};

/**
 * Passed if, at the nominal rate, which must be the first one that was tried, every request was answered at the first attempt, every read succeeded, every process exited with code 0
 * within 10 s, at least one document was rendered, and the checker has no findings.
 */
export function judgeRestarts({ restarted, reads, entries, findings, seconds, ...load }: Seen): Measured {
  const failedChanges = entries.filter((entry) => hasFailedAttempt(entry) || entry.outcome === 'unknown');
  const requests = countRequests(entries, reads);
  const failed = failedChanges.length + reads.failed.length;
  const perSecond = requests / seconds;
  const slowest = Math.max(...restarted.map(({ stoppedInMs }) => stoppedInMs));
  const documents = reads.rendered + reads.appPages;
  const unrendered = reads.rendered === 0 ? ['no document was rendered'] : [];
  const badExits = restarted.filter(
    ({ exitCode, stoppedInMs }) => exitCode !== 0 || stoppedInMs > stopWithinMs,
  );
  return {
    passed:
      failed + unrendered.length + badExits.length + findings.length + load.overloads.length === 0 &&
      perSecond >= minRateShare * load.perSecond,
    figures:
      `${describeOverloads(load.overloads)}${restarted.length} restarts, ${requests} requests (${Math.round(perSecond)}/s), ${failed} failed; ${reads.rendered} of ${documents} documents rendered; ` +
      `slowest stop ${(slowest / 1_000).toFixed(1)} s, ${badExits.length} bad exits; ${findings.length} findings`,
    remarks: [
      describeOutcomes(entries),
      ...countEach(
        failedChanges.map(
          ({ action, outcome, firstFailure }) => `${action}: ${outcome} after ${String(firstFailure)}`,
        ),
      ),
      ...countEach(reads.failed),
      ...unrendered,
      ...badExits.map(({ name, exitCode }) => `${name}: exit code ${String(exitCode)}`),
      ...countEach(findings.map(({ kind }) => `findings: ${kind}`)),
      ...findings.slice(0, 10).map(({ kind, detail }) => `${kind}: ${detail}`),
    ],
  };
}

/** Null if every request was answered at the first attempt. Unlike in `judgeRestarts`, changes may still be under way. */
export function overloadIn(entries: readonly Entry[], reads: Reads): Omit<Overload, 'perSecond'> | null {
  const failed = entries.filter(hasFailedAttempt).length + reads.failed.length;
  return failed === 0 ? null : { requests: countRequests(entries, reads), failed };
}

export function describeOverloads(overloads: readonly Overload[]): string {
  return overloads
    .map(
      ({ perSecond, requests, failed }) =>
        `at ${perSecond} requests/s this machine failed ${failed} of ${requests} although nothing was restarted; `,
    )
    .join('');
}

function hasFailedAttempt({ firstFailure }: Entry): boolean {
  return firstFailure !== null;
}

function countRequests(entries: readonly Entry[], reads: Reads): number {
  const attempts = entries.reduce((sum, entry) => sum + entry.attempts, 0);
  return attempts + reads.answered + reads.failed.length;
}

/** Returns each different text once with the number of its occurrences, the most frequent first. */
function countEach(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 10)
    .map(([text, { length }]) => (length === 1 ? text : `${length} × ${text}`));
}
