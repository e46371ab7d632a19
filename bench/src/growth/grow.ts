import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import type { Product } from '../services/with-product.ts';
import { beginWorld } from './begin-world.ts';
import { pointsAt } from './curves.ts';
import type { Curve, Point } from './curves.ts';
import { closeAll, openAll } from './databases.ts';
import { hotCalls } from './hot-calls.ts';
import { makeDraft } from './one-world.ts';
import { untilAgreed } from './until-agreed.ts';
import { addWorlds } from './world-copies.ts';

type Growing = { sizes: readonly number[]; rounds: number; calls: number };

/** `restless`: sizes at which readings still differed when it was measured. */
export type Grown = { curves: readonly Curve[]; restless: readonly number[]; written: Written };

/** What was added last. */
export type Written = { events: number; seconds: number };

/** Readings that are thrown away at each size: what was just written is still being put in order, and code is not compiled yet. */
const mostReadings = 5;

/** One client and one provider with a little of everything, in a product that grows around them. `sizes`: events in all. */
export async function grow(product: Product, { sizes, ...pace }: Growing): Promise<Grown> {
  const caller = createHttpCaller(product.url);
  const databases = await openAll(product.mongodbUrl);
  try {
    const { world, originals } = await beginWorld(product.url, caller, databases);
    const seen: (readonly Point[])[] = [];
    const restless: number[] = [];
    let names: readonly string[] = [];
    let first = 1;
    let written: Written = { events: 0, seconds: 0 };
    for (const events of sizes) {
      const end = Math.round(events / world.events);
      const begunAt = performance.now();
      await addWorlds(originals, { first, end });
      written = { events: (end - first) * world.events, seconds: (performance.now() - begunAt) / 1_000 };
      first = end;
      // A draft keeps the history of its changes: one that was measured before would be larger.
      const draftId = await makeDraft(caller, world);
      const calls = await hotCalls(caller, databases, { ...world, draftId });
      const read = async () => sumOf(await pointsAt(events, calls, { rounds: 1, calls: pace.calls }));
      if (!(await untilAgreed(read, mostReadings))) {
        restless.push(events);
      }
      seen.push(await pointsAt(events, calls, pace));
      // With hundreds of changes in its history it would weigh on every list of the next size.
      await databases.quotes.collection('quotes').deleteOne({ _id: draftId as never });
      names = calls.map(({ name }) => name);
    }
    const curves = names.map((name, at) => ({ name, points: seen.flatMap((points) => points[at] ?? []) }));
    return { curves, restless, written };
  } finally {
    caller.stop();
    await closeAll(databases);
  }
}

function sumOf(points: readonly Point[]): number {
  return points.reduce((sum, { asked, queried }) => sum + asked + queried, 0);
}
