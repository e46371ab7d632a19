import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Setting } from '../gates/gate.ts';
import { withChildren } from '../measure/with-children.ts';
import { startByOneCommand } from './start-product.ts';
import type { Memory } from './start-product.ts';
import { withDemoMarked } from './with-demo-marked.ts';

/** `seconds`: the time of each start. `memory`: memory while idle after the last start. `engine`: the database engine of the last start. */
export type StartMeasurement = { seconds: readonly number[]; memory: Memory; engine: string };

type Pace = { starts: number; idleSeconds: number };

/** Measures starts as on a user's machine: the first start creates the demo's data, and later starts find this data. */
export async function measureOneCommand(
  setting: Setting,
  { starts, idleSeconds }: Pace,
): Promise<StartMeasurement> {
  const first = await measureStart(setting, idleSeconds);
  const measurements = [first];
  while (measurements.length < starts) {
    measurements.push(await measureStart(setting, idleSeconds));
  }
  return { ...(measurements.at(-1) ?? first), seconds: measurements.map(({ seconds }) => seconds) };
}

/** Measures one start, with an external database that contains the demo's marker but no data. */
export async function measureSingleStart(setting: Setting): Promise<StartMeasurement> {
  return await withDemoMarked(setting, async (mongodbUrl) => {
    const measurements = await measureStart(setting, 1, { MONGODB_URL: mongodbUrl });
    return { ...measurements, seconds: [measurements.seconds] };
  });
}

async function measureStart(
  setting: Setting,
  idleSeconds: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Omit<StartMeasurement, 'seconds'> & { seconds: number }> {
  const dataFolder = join(setting.dataFolder, 'one-command');
  return await withChildren(setting.children, async (children) => {
    const { seconds, memory, engine } = await startByOneCommand(
      { ...setting, dataFolder, children },
      environment,
    );
    await wait(idleSeconds * 1_000);
    return { seconds, memory: memory(), engine: engine() };
  });
}
