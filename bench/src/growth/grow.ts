import { createHttpCaller } from '@marquee/bar-kit/http-caller';
import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import type { Product } from '../services/with-product.ts';
import { beginWorld } from './begin-world.ts';
import { curvesOf } from './curves.ts';
import type { Curve, Pace, Sized } from './curves.ts';
import { closeAll, openAll } from './databases.ts';
import type { Databases } from './databases.ts';
import { hotCalls } from './hot-calls.ts';
import { makeDraft } from './one-world.ts';
import { untilAgreed } from './until-agreed.ts';
import { addWorlds } from './world-copies.ts';

/** A product and the total number of events that it will contain. */
export type Growing = { events: number; product: Product };

/** `restless`: sizes at which readings still varied when they were measured. */
export type Grown = { curves: readonly Curve[]; restless: readonly number[]; written: Written };

/** The cost of adding to the last product. */
type Written = { events: number; seconds: number };

/** Discarded readings at each size: the database still reorganizes the new data, and code is not compiled yet. */
const mostReadings = 5;

/**
 * In each product, one client and one provider with a little of everything, among as many other people as its size requires; then all are
 * called in turn, so that a slow phase of the machine affects every size.
 */
export async function grow(products: readonly Growing[], pace: Pace): Promise<Grown> {
  const opened: Opened[] = [];
  try {
    const sized: Sized[] = [];
    let written: Written = { events: 0, seconds: 0 };
    for (const { events, product } of products) {
      const doors = await open(product);
      opened.push(doors);
      const filled = await fill(doors, product.url, events);
      sized.push(filled.sized);
      ({ written } = filled);
    }
    const restless: number[] = [];
    for (const size of sized) {
      const read = async () => sumOf(await curvesOf([size], { ...pace, rounds: 1 }));
      if (!(await untilAgreed(read, mostReadings))) {
        restless.push(size.events);
      }
    }
    return { curves: await curvesOf(sized, pace), restless, written };
  } finally {
    await Promise.all(opened.map(close));
  }
}

type Opened = { caller: HttpCaller; databases: Databases };

async function open({ url, mongodbUrl }: Product): Promise<Opened> {
  return { databases: await openAll(mongodbUrl), caller: createHttpCaller(url) };
}

async function close({ caller, databases }: Opened): Promise<void> {
  caller.stop();
  await closeAll(databases);
}

type Filled = { sized: Sized; written: Written };

async function fill({ caller, databases }: Opened, url: string, events: number): Promise<Filled> {
  const { world, originals } = await beginWorld(url, caller, databases);
  const end = Math.round(events / world.events);
  const begunAt = performance.now();
  await addWorlds(originals, { first: 1, end });
  const seconds = (performance.now() - begunAt) / 1_000;
  const draftId = await makeDraft(caller, world);
  return {
    sized: { events, calls: await hotCalls(caller, databases, { ...world, draftId }) },
    written: { events: (end - 1) * world.events, seconds },
  };
}

function sumOf(curves: readonly Curve[]): number {
  return curves
    .flatMap(({ points }) => points)
    .reduce((sum, { asked, queried }) => sum + asked.median + queried.median, 0);
}
