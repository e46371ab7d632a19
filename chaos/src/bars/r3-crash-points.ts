import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { crashEverywhere } from '../faults/fail-points/crash-everywhere.ts';
import { nameOf } from '../faults/fail-points/fail-point.ts';
import { failPoints, fewFailPoints } from '../faults/fail-points/fail-points.ts';
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
    const { failures, findings } = await withWorld(
      (world) => crashEverywhere(world, { points, folder, say }),
      options,
    ).finally(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    const failed = new Set(failures.map(({ point }) => point));
    return judge({
      findings,
      met: failed.size === 0,
      figures: `${points.length - failed.size} of ${points.length} points recovered`,
      remarks: failures.map(({ point, reason }) => `${nameOf(point)}: ${reason}`),
    });
  },
};
