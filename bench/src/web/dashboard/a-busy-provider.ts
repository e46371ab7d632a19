import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import { closeAll, openAll, untilTold } from '../../growth/databases.ts';
import { makeOneWorld } from '../../growth/one-world.ts';
import { addWorlds, originalsOf } from '../../growth/world-copies.ts';
import type { Person } from '../../load/cast.ts';

type Place = { url: string; mongodbUrl: string };

/**
 * Creates a provider with that many events, each with its quote, for a tenth as many clients; all but ten are inserted in bulk, bypassing
 * the services.
 */
export async function aBusyProvider({ url, mongodbUrl }: Place, events: number): Promise<Person> {
  const caller = createHttpCaller(url);
  const databases = await openAll(mongodbUrl);
  try {
    const world = await makeOneWorld(url, caller);
    await untilTold(databases);
    const quotes = databases.quotes.collection('quotes');
    const made = await quotes.findOne<{ providerId: string }>({ _id: world.quoteId as never });
    const providerId = made?.providerId ?? '';
    const originals = await originalsOf([databases.events, databases.quotes]);
    await addWorlds(originals, { first: 1, end: events / world.events, kept: new Set([providerId]) });
    const count = await quotes.countDocuments({ providerId });
    if (count !== events) {
      throw new RangeError(`${count} quotes are there, and not ${events}.`);
    }
    return world.provider;
  } finally {
    caller.stop();
    await closeAll(databases);
  }
}
