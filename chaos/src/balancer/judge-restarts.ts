import type { Measured } from '@marquee/harness-kit/gate';

import type { Finding } from '../check/finding.ts';
import type { Entry } from '../history/entry.ts';
import { describeOutcomes } from '../history/describe-outcomes.ts';
import type { Reads } from './read-steadily.ts';
import type { Restarted } from './restart-in-turn.ts';

const stopWithinMs = 10_000;
/** Requests per second. Below the nominal 100, because the measured time begins before the first request and ends after the last one. */
const minPerSecond = 95;

export type Seen = {
  restarted: readonly Restarted[];
  reads: Reads;
  entries: readonly Entry[];
  findings: readonly Finding[];
  seconds: number;
};

/**
 * Passed if, at the required rate, every request was answered at the first attempt, every read succeeded, every process exited with code 0
 * within 10 s, at least one document was rendered, and the checker has no findings.
 */
export function judgeRestarts({ restarted, reads, entries, findings, seconds }: Seen): Measured {
  // More than one attempt means that the first attempt failed.
  const failedChanges = entries.filter(({ attempts, outcome }) => attempts > 1 || outcome === 'unknown');
  const attempts = entries.reduce((sum, entry) => sum + entry.attempts, 0);
  const requests = attempts + reads.answered + reads.failed.length;
  const failed = failedChanges.length + reads.failed.length;
  const perSecond = requests / seconds;
  const slowest = Math.max(...restarted.map(({ stoppedInMs }) => stoppedInMs));
  const documents = reads.rendered + reads.appPages;
  const unrendered = reads.rendered === 0 ? ['no document was rendered'] : [];
  const badExits = restarted.filter(
    ({ exitCode, stoppedInMs }) => exitCode !== 0 || stoppedInMs > stopWithinMs,
  );
  return {
    passed: failed + unrendered.length + badExits.length + findings.length === 0 && perSecond >= minPerSecond,
    figures:
      `${restarted.length} restarts, ${requests} requests (${Math.round(perSecond)}/s), ${failed} failed; ${reads.rendered} of ${documents} documents rendered; ` +
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

/** Returns each different text once with the number of its occurrences, the most frequent first. */
function countEach(texts: readonly string[]): string[] {
  return [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 10)
    .map(([text, { length }]) => (length === 1 ? text : `${length} × ${text}`));
}
