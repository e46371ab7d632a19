import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import type { Product } from '../services/with-product.ts';
import { prepareSeedData } from './prepare-seed-data.ts';
import { closeDatabases, openDatabases } from './databases.ts';
import { insertCopies } from './insert-copies.ts';

/** Adds `events` events of other people, with all related records. */
export async function addBackgroundData({ url, mongodbUrl }: Product, events: number): Promise<void> {
  const caller = createHttpCaller(url);
  const databases = await openDatabases(mongodbUrl);
  try {
    const { seedData, templates } = await prepareSeedData(url, caller, databases);
    await insertCopies(templates, { first: 1, end: Math.round(events / seedData.events) });
  } finally {
    caller.stop();
    await closeDatabases(databases);
  }
}
