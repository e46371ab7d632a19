import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { consumerQueues } from '../check/queue-names.ts';
import { crashEverywhere } from '../faults/fail-points/crash-everywhere.ts';
import { nameOf } from '../faults/fail-points/fail-point.ts';
import { fewFailPoints } from '../faults/fail-points/few-fail-points.ts';
import { complaintsAboutConsumers, excludedConsumers } from '../faults/fail-points/reached-consumers.ts';
import { unreachedFailPoints } from '../faults/fail-points/unlisted-code-points.ts';
import { plantedMains } from '../faults/planted-mains.ts';
import { failPointsVariable } from '../faults/variables.ts';
import type { Gate } from './gate.ts';
import { judge } from './judge.ts';

/** If fewer points are recorded, a journey does not reach what it reached before. */
const minRecorded = 320;

export const r3: Gate = {
  id: 'R3',
  title: 'Crash points',
  target: {
    short: `killed at ${fewFailPoints.length} awaits between command and acknowledgement: all recovered`,
    full: `killed at every await between command and acknowledgement (≥ ${minRecorded}): all recovered`,
  },
  async run({ size, withEnvironment, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-fail-points-'));
    const options = { mains: plantedMains(), variables: { [failPointsVariable]: folder } };
    const crashes = await withEnvironment(
      (environment) =>
        crashEverywhere(environment, {
          select: (recorded) => (size === 'full' ? recorded : fewFailPoints),
          folder,
          log,
        }),
      options,
    ).finally(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    const { recording, points, failures, findings, repeatedEmails, completedJourneys } = crashes;
    const { reached, unlisted } = recording;
    const failed = new Set(failures.map(({ point }) => point));
    const unreached = unreachedFailPoints(reached, [...fewFailPoints, ...recording.points]);
    const consumers = complaintsAboutConsumers(reached, {
      all: consumerQueues,
      excluded: Object.keys(excludedConsumers),
    });
    // Emails are sent one at a time, so that a crash can leave at most one without a record of its hand-over.
    const maxRepeatedEmails = points.filter(({ node }) => node === 'identity').length;
    return judge({
      findings,
      passed:
        failed.size === 0 &&
        recording.points.length >= minRecorded &&
        [...unlisted, ...unreached, ...consumers].length === 0 &&
        repeatedEmails <= maxRepeatedEmails,
      figures: `${points.length - failed.size} of ${points.length} points recovered, ${reached.length} code points reached, ${recording.points.length} recorded as fail points, ${unlisted.length} unlisted after a failure, ${unreached.length} fail points not reached, ${consumerQueues.length} consumers with ${consumers.length} findings, ${repeatedEmails} emails handed over again`,
      remarks: [
        `journeys completed: ${[...completedJourneys].map(([by, times]) => `${by} ${times}`).join(', ')}; ${crashes.deletedAccountCount} accounts deleted`,
        ...failures.map(({ point, reason }) => `${nameOf(point)}: ${reason}`),
        ...unlisted.map(
          ({ node, codePoint }) =>
            `${node}: ${codePoint}: reached only after a failure, and not in the list of failure points`,
        ),
        ...unreached.map((point) => `${nameOf(point)}: no journey reaches this fail point`),
        ...consumers,
      ],
    });
  },
};
