import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import { openDatabase } from '@marquee/service-kit/store/database';

import { services } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import { pointsAt } from './curves.ts';
import type { Curve, Point } from './curves.ts';
import { eventually } from './eventually.ts';
import { hotCalls } from './hot-calls.ts';
import type { Databases } from './hot-calls.ts';
import { booked, makeDraft, makeOneWorld } from './one-world.ts';
import { addWorlds, originalsOf } from './world-copies.ts';

type Growing = { sizes: readonly number[]; rounds: number; calls: number };

/** One client and one provider with a little of everything, in a product that grows around them. `sizes`: events in all. */
export async function grow(product: Product, { sizes, ...pace }: Growing): Promise<readonly Curve[]> {
  const caller = createHttpCaller(product.url);
  const databases = await openAll(product.mongodbUrl);
  try {
    const world = await makeOneWorld(product.url, caller);
    await untilTold(databases);
    const originals = await originalsOf(Object.values(databases));
    const seen: (readonly Point[])[] = [];
    let names: readonly string[] = [];
    let first = 1;
    for (const events of sizes) {
      const end = Math.round(events / world.events);
      await addWorlds(originals, { first, end });
      first = end;
      // A draft keeps the history of its changes: one that was measured before would be larger.
      const draftId = await makeDraft(caller, world);
      const calls = await hotCalls(caller, databases, { ...world, draftId });
      await pointsAt(events, calls, { rounds: 1, calls: pace.calls });
      seen.push(await pointsAt(events, calls, pace));
      names = calls.map(({ name }) => name);
    }
    return names.map((name, at) => ({ name, points: seen.flatMap((points) => points[at] ?? []) }));
  } finally {
    caller.stop();
    await Promise.all(Object.values(databases).map((database) => database.close()));
  }
}

async function openAll(mongodbUrl: string): Promise<Databases> {
  const opened = services.map(
    async (name) => [name, await openDatabase(mongodbUrl, `marquee_${name}`)] as const,
  );
  return Object.fromEntries(await Promise.all(opened)) as Databases;
}

/** Every message is on its way, and what it changes elsewhere is written: a copy of work would be work. */
async function untilTold(databases: Databases): Promise<void> {
  const kept = [
    databases.identity.collection('accounts'),
    databases.events.collection('events'),
    databases.quotes.collection('quotes'),
    databases.billing.collection('invoices'),
  ];
  await eventually(async () => {
    const waiting = await Promise.all(
      kept.map((collection) => collection.countDocuments({ outboxPendingSince: { $exists: true } })),
    );
    const [bookedEvents, invoices] = await Promise.all([
      databases.events.collection('events').countDocuments({ status: 'booked' }),
      databases.billing.collection('invoices').countDocuments({}),
    ]);
    if (waiting.some((count) => count > 0) || bookedEvents < booked || invoices < booked) {
      throw new Error(`Not all is told: ${bookedEvents} booked events, ${invoices} invoices, of ${booked}.`);
    }
  });
}
