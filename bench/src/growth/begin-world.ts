import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import { untilTold } from './databases.ts';
import type { Databases } from './databases.ts';
import { makeOneWorld } from './one-world.ts';
import type { OneWorld } from './one-world.ts';
import { originalsOf } from './world-copies.ts';
import type { Original } from './world-copies.ts';

type Begun = { world: OneWorld; originals: readonly Original[] };

/** Creates one client and one provider with a little of everything, and returns their stored documents as templates for copies. */
export async function beginWorld(url: string, caller: HttpCaller, databases: Databases): Promise<Begun> {
  const world = await makeOneWorld(url, caller);
  await untilTold(databases);
  return { world, originals: await originalsOf(Object.values(databases)) };
}
