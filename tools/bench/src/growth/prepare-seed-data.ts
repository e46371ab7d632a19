import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { waitUntilPublished } from './databases.ts';
import type { Databases } from './databases.ts';
import { createSeedData } from './seed-data.ts';
import type { SeedData } from './seed-data.ts';
import { readTemplates } from './insert-copies.ts';
import type { Template } from './insert-copies.ts';

type PreparedSeedData = { seedData: SeedData; templates: readonly Template[] };

/** Creates one client and one provider with a few records of every kind; returns their stored documents as templates for copies. */
export async function prepareSeedData(
  url: string,
  caller: HttpCaller,
  databases: Databases,
): Promise<PreparedSeedData> {
  const seedData = await createSeedData(url, caller);
  await waitUntilPublished(databases);
  return { seedData, templates: await readTemplates(Object.values(databases)) };
}
