import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { consumerQueues } from '../check/queue-names.ts';
import { crashEverywhere } from '../faults/fail-points/crash-everywhere.ts';
import { nameOf } from '../faults/fail-points/fail-point.ts';
import { failPoints, fewFailPoints } from '../faults/fail-points/fail-points.ts';
import { exceptions } from '../faults/fail-points/exceptions.ts';
import { complaintsAboutConsumers, excludedConsumers } from '../faults/fail-points/reached-consumers.ts';
import { unlistedCodePoints, unreachedFailPoints } from '../faults/fail-points/unlisted-code-points.ts';
import { plantedMains } from '../faults/planted-mains.ts';
import { failPointsVariable } from '../faults/variables.ts';
import type { Gate } from './gate.ts';
import { judge } from './judge.ts';

export const r3: Gate = {
  id: 'R3',
  title: 'Crash points',
  target: {
    short: `killed at ${fewFailPoints.length} awaits between command and acknowledgement: all recovered`,
    full: 'killed at every await between command and acknowledgement (≥ 20): all recovered',
  },
  async run({ size, withEnvironment, log }) {
    const points = size === 'full' ? failPoints : fewFailPoints;
    const folder = mkdtempSync(join(tmpdir(), 'marquee-fail-points-'));
    const options = { mains: plantedMains(), variables: { [failPointsVariable]: folder } };
    const { reached, failures, findings, repeatedEmails, completedJourneys, deletedAccountCount } =
      await withEnvironment(
        (environment) => crashEverywhere(environment, { points, folder, log }),
        options,
      ).finally(() => {
        rmSync(folder, { recursive: true, force: true });
      });

    const failed = new Set(failures.map(({ point }) => point));
    const unlisted = unlistedCodePoints(reached, { points: failPoints, exceptions });
    const unreached = unreachedFailPoints(reached, failPoints);
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
        [...unlisted, ...unreached, ...consumers].length === 0 &&
        repeatedEmails <= maxRepeatedEmails,
      figures: `${points.length - failed.size} of ${points.length} points recovered, ${reached.length} code points reached, ${unlisted.length} of them unlisted, ${unreached.length} fail points not reached, ${consumerQueues.length} consumers with ${consumers.length} findings, ${repeatedEmails} emails handed over again`,
      remarks: [
        `journeys completed: ${[...completedJourneys].map(([by, times]) => `${by} ${times}`).join(', ')}; ${deletedAccountCount} accounts deleted`,
        ...failures.map(({ point, reason }) => `${nameOf(point)}: ${reason}`),
        ...unlisted.map(
          ({ node, codePoint }) => `${node}: ${codePoint}: neither a fail point nor an exception`,
        ),
        ...unreached.map((point) => `${nameOf(point)}: no journey reaches this fail point`),
        ...consumers,
      ],
    });
  },
};
