import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import type { Product } from '../services/with-product.ts';
import { beginWorld } from './begin-world.ts';
import { closeAll, openAll } from './databases.ts';
import { addWorlds } from './world-copies.ts';

/** Adds that many events of other people, with all related records. */
export async function fillWith({ url, mongodbUrl }: Product, events: number): Promise<void> {
  const caller = createHttpCaller(url);
  const databases = await openAll(mongodbUrl);
  try {
    const { world, originals } = await beginWorld(url, caller, databases);
    await addWorlds(originals, { first: 1, end: Math.round(events / world.events) });
  } finally {
    caller.stop();
    await closeAll(databases);
  }
}
