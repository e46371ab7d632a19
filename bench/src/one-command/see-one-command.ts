import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Setting } from '../bars/bar.ts';
import { withChildren } from '../measure/with-children.ts';
import { startByOneCommand } from './start-product.ts';
import type { Memory } from './start-product.ts';
import { withDemoMarked } from './with-demo-marked.ts';

/** `seconds`: of each start. `memory`: at rest after the last. `engine`: the database's name in the last. */
export type Seen = { seconds: readonly number[]; memory: Memory; engine: string };

type Pace = { starts: number; idleSeconds: number };

/** As on a user's machine: the first start creates the demo's data, the others find it. */
export async function seeOneCommand(setting: Setting, { starts, idleSeconds }: Pace): Promise<Seen> {
  const first = await seeStart(setting, idleSeconds);
  const seen = [first];
  while (seen.length < starts) {
    seen.push(await seeStart(setting, idleSeconds));
  }
  return { ...(seen.at(-1) ?? first), seconds: seen.map(({ seconds }) => seconds) };
}

/** Runs once with an external database that only has the demo's marker. */
export async function seeBriefly(setting: Setting): Promise<Seen> {
  return await withDemoMarked(setting, async (mongodbUrl) => {
    const seen = await seeStart(setting, 1, { MONGODB_URL: mongodbUrl });
    return { ...seen, seconds: [seen.seconds] };
  });
}

async function seeStart(
  setting: Setting,
  idleSeconds: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Omit<Seen, 'seconds'> & { seconds: number }> {
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
