import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { consumerQueues } from '../check/queue-names.ts';
import { crashEverywhere } from '../faults/fail-points/crash-everywhere.ts';
import { nameOf } from '../faults/fail-points/fail-point.ts';
import { failPoints, fewFailPoints } from '../faults/fail-points/fail-points.ts';
import { exceptions } from '../faults/fail-points/exceptions.ts';
import { complaintsAboutConsumers, consumersApart } from '../faults/fail-points/passed-consumers.ts';
import { unlistedPlaces, unpassedPoints } from '../faults/fail-points/unlisted-places.ts';
import { plantedMains } from '../faults/planted-mains.ts';
import { failPointsVariable } from '../faults/variables.ts';
import type { Bar } from './bar.ts';
import { judge } from './judge.ts';

export const r3: Bar = {
  id: 'R3',
  title: 'Crash points',
  asked: {
    short: `killed at ${fewFailPoints.length} awaits between command and acknowledgement: all recovered`,
    full: 'killed at every await between command and acknowledgement (≥ 20): all recovered',
  },
  async run({ size, withWorld, say }) {
    const points = size === 'full' ? failPoints : fewFailPoints;
    const folder = mkdtempSync(join(tmpdir(), 'marquee-fail-points-'));
    const options = { mains: plantedMains(), environment: { [failPointsVariable]: folder } };
    const { passed, failures, findings, mailsAgain, walked, left } = await withWorld(
      (world) => crashEverywhere(world, { points, folder, say }),
      options,
    ).finally(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    const failed = new Set(failures.map(({ point }) => point));
    const unlisted = unlistedPlaces(passed, { points: failPoints, exceptions });
    const unpassed = unpassedPoints(passed, failPoints);
    const consumers = complaintsAboutConsumers(passed, {
      all: consumerQueues,
      apart: Object.keys(consumersApart),
    });
    // Emails are sent one at a time, so that a crash can leave at most one without a record of its hand-over.
    const mostMailsAgain = points.filter(({ node }) => node === 'identity').length;
    return judge({
      findings,
      met:
        failed.size === 0 &&
        [...unlisted, ...unpassed, ...consumers].length === 0 &&
        mailsAgain <= mostMailsAgain,
      figures: `${points.length - failed.size} of ${points.length} points recovered, ${passed.length} places passed, ${unlisted.length} of them unlisted, ${unpassed.length} points not among them, ${consumerQueues.length} consumers with ${consumers.length} complaints, ${mailsAgain} mails handed over again`,
      remarks: [
        `walked to their end meanwhile: ${[...walked].map(([by, times]) => `${by} ${times}`).join(', ')}; ${left} accounts deleted`,
        ...failures.map(({ point, reason }) => `${nameOf(point)}: ${reason}`),
        ...unlisted.map(({ node, place }) => `${node}: ${place}: neither a fail point nor an exception`),
        ...unpassed.map((point) => `${nameOf(point)}: no way leads there`),
        ...consumers,
      ],
    });
  },
};
