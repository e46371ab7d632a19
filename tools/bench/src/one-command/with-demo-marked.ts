import { join } from 'node:path';

import { claimDemo, markDemoLoaded } from '@marquee/local/demo/demo-marker';

import type { Setting } from '../gates/gate.ts';

/** Runs `act` with a database marked as containing the demo, because creating the demo's data takes at least half a minute. */
export async function withDemoMarked<Result>(
  setting: Pick<Setting, 'dataFolder' | 'children' | 'startDatabase'>,
  act: (mongodbUrl: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(setting.dataFolder, 'without-demo');
  const database = await setting.startDatabase(folder, setting.children);
  try {
    await claimDemo(database.url, { isEmbedded: false });
    await markDemoLoaded(database.url);
    return await act(database.url);
  } finally {
    await database.stop();
  }
}
