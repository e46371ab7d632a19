import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import { closeDatabases, openDatabases, waitUntilPublished } from '../../growth/databases.ts';
import { createSeedData } from '../../growth/seed-data.ts';
import { insertCopies, readTemplates } from '../../growth/insert-copies.ts';
import type { Person } from '../../load/virtual-users.ts';

type ProductAddress = { url: string; mongodbUrl: string };

/**
 * Creates a provider with `events` events of a tenth as many clients; each event has a quote. Ten events are created through the API;
 * copies of them are inserted in bulk, bypassing the services. The clients of the copies have no accounts.
 */
export async function aBusyProvider({ url, mongodbUrl }: ProductAddress, events: number): Promise<Person> {
  const caller = createHttpCaller(url);
  const databases = await openDatabases(mongodbUrl);
  try {
    const seedData = await createSeedData(url, caller);
    await waitUntilPublished(databases);
    const quotes = databases.quotes.collection('quotes');
    const made = await quotes.findOne<{ providerId: string }>({ _id: seedData.quoteId as never });
    const providerId = made?.providerId ?? '';
    const templates = await readTemplates([databases.events, databases.quotes]);
    await insertCopies(templates, {
      first: 1,
      end: events / seedData.events,
      sharedIds: new Set([providerId]),
    });
    const count = await quotes.countDocuments({ providerId });
    if (count !== events) {
      throw new RangeError(`There are ${count} quotes instead of ${events}.`);
    }
    return seedData.provider;
  } finally {
    caller.stop();
    await closeDatabases(databases);
  }
}
