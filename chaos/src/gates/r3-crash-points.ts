import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { consumerQueues } from '../check/queue-names.ts';
import { crashEverywhere } from '../faults/fail-points/crash-everywhere.ts';
import { nameOf } from '../faults/fail-points/fail-point.ts';
import { failPoints, fewFailPoints } from '../faults/fail-points/fail-points.ts';
import { exceptions } from '../faults/fail-points/exceptions.ts';
import { complaintsAboutConsumers, excludedConsumers } from '../faults/fail-points/passed-consumers.ts';
import { unlistedPlaces, unpassedPoints } from '../faults/fail-points/unlisted-places.ts';
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
  async run({ size, withEnvironment: withWorld, log }) {
    const points = size === 'full' ? failPoints : fewFailPoints;
    const folder = mkdtempSync(join(tmpdir(), 'marquee-fail-points-'));
    const options = { mains: plantedMains(), variables: { [failPointsVariable]: folder } };
    const { passed, failures, findings, repeatedEmails, completedJourneys, deletedAccountCount } =
      await withWorld(
        (environment) => crashEverywhere(environment, { points, folder, log }),
        options,
      ).finally(() => {
        rmSync(folder, { recursive: true, force: true });
      });

    const failed = new Set(failures.map(({ point }) => point));
    const unlisted = unlistedPlaces(passed, { points: failPoints, exceptions });
    const unpassed = unpassedPoints(passed, failPoints);
    const consumers = complaintsAboutConsumers(passed, {
      all: consumerQueues,
      excluded: Object.keys(excludedConsumers),
    });
    // Emails are sent one at a time, so that a crash can leave at most one without a record of its hand-over.
    const mostRepeatedEmails = points.filter(({ node }) => node === 'identity').length;
    return judge({
      findings,
      passed:
        failed.size === 0 &&
        [...unlisted, ...unpassed, ...consumers].length === 0 &&
        repeatedEmails <= mostRepeatedEmails,
      figures: `${points.length - failed.size} of ${points.length} points recovered, ${passed.length} places passed, ${unlisted.length} of them unlisted, ${unpassed.length} points not among them, ${consumerQueues.length} consumers with ${consumers.length} complaints, ${repeatedEmails} mails handed over again`,
      remarks: [
        `walked to their end meanwhile: ${[...completedJourneys].map(([by, times]) => `${by} ${times}`).join(', ')}; ${deletedAccountCount} accounts deleted`,
        ...failures.map(({ point, reason }) => `${nameOf(point)}: ${reason}`),
        ...unlisted.map(({ node, place }) => `${node}: ${place}: neither a fail point nor an exception`),
        ...unpassed.map((point) => `${nameOf(point)}: no way leads there`),
        ...consumers,
      ],
    });
  },
};
