import { createHttpCaller } from '@marquee/bar-kit/http-caller';

import type { Product } from '../services/with-product.ts';
import { beginWorld } from './begin-world.ts';
import { curvesOf } from './curves.ts';
import type { Curve, Sized } from './curves.ts';
import { closeAll, openAll } from './databases.ts';
import { hotCalls } from './hot-calls.ts';
import { makeDraft } from './one-world.ts';
import { untilAgreed } from './until-agreed.ts';
import { addWorlds } from './world-copies.ts';

/** A product that is to hold so many events in all. */
export type Growing = { events: number; product: Product };

type Pace = { rounds: number; calls: number };

/** `restless`: readings still differed when it was measured. */
export type Grown = { curves: readonly Curve[]; restless: boolean; written: Written };

/** What was added to the last. */
export type Written = { events: number; seconds: number };

/** Readings that are thrown away: what was just written is still being put in order, and code is not compiled yet. */
const mostReadings = 6;

/**
 * In each product one client and one provider with a little of everything, among as many others as its size says; then all of them are
 * asked in turn, so that a machine that is slower for a while is so for every size.
 */
export async function grow(products: readonly Growing[], pace: Pace): Promise<Grown> {
  const filled: Filled[] = [];
  try {
    for (const product of products) {
      filled.push(await fill(product));
    }
    const sized = filled.map(({ of }) => of);
    const read = async () => sumOf(await curvesOf(sized, { rounds: 1, calls: pace.calls }));
    const isAtRest = await untilAgreed(read, mostReadings);
    const written = filled.at(-1)?.written ?? { events: 0, seconds: 0 };
    return { curves: await curvesOf(sized, pace), restless: !isAtRest, written };
  } finally {
    await Promise.all(filled.map(({ close }) => close()));
  }
}

type Filled = { of: Sized; written: Written; close: () => Promise<void> };

async function fill({ events, product }: Growing): Promise<Filled> {
  const caller = createHttpCaller(product.url);
  const databases = await openAll(product.mongodbUrl);
  const { world, originals } = await beginWorld(product.url, caller, databases);
  const end = Math.round(events / world.events);
  const begunAt = performance.now();
  await addWorlds(originals, { first: 1, end });
  const seconds = (performance.now() - begunAt) / 1_000;
  const draftId = await makeDraft(caller, world);
  return {
    of: { events, calls: await hotCalls(caller, databases, { ...world, draftId }) },
    written: { events: (end - 1) * world.events, seconds },
    async close() {
      caller.stop();
      await closeAll(databases);
    },
  };
}

function sumOf(curves: readonly Curve[]): number {
  return curves.flatMap(({ points }) => points).reduce((sum, { asked, queried }) => sum + asked + queried, 0);
}
