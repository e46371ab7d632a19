import { createHttpCaller } from '@marquee/harness-kit/http-caller';
import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import type { Product } from '../services/with-product.ts';
import { prepareSeedData } from './prepare-seed-data.ts';
import { curvesOf } from './curves.ts';
import type { Curve, Repetitions, SizedCalls } from './curves.ts';
import { closeDatabases, openDatabases } from './databases.ts';
import type { Databases } from './databases.ts';
import { hotCalls } from './hot-calls.ts';
import { createDraft } from './seed-data.ts';
import { waitUntilStable } from './wait-until-stable.ts';
import { insertCopies } from './insert-copies.ts';

/** A product and the total number of events that it will contain. */
export type SizedProduct = { events: number; product: Product };

/** `unstableSizes`: sizes at which readings still varied when the measurement began. */
export type GrowthResult = {
  curves: readonly Curve[];
  unstableSizes: readonly number[];
  insertCost: InsertCost;
};

/** The number of events that were copied into the last product, and how long this took. */
type InsertCost = { events: number; seconds: number };

/**
 * Maximum number of readings at each size before the measurement. These readings are discarded, because at first the database still
 * reorganizes the new data, and V8 has not yet optimized the code.
 */
const maxReadings = 5;

/**
 * Creates one client and one provider with a few records of every kind in each product, and as many other people as its size requires. Then
 * calls all products in turn, so that a slow phase of the machine affects every size.
 */
export async function measureGrowth(
  products: readonly SizedProduct[],
  repetitions: Repetitions,
): Promise<GrowthResult> {
  const opened: Connections[] = [];
  try {
    const sized: SizedCalls[] = [];
    let insertCost: InsertCost = { events: 0, seconds: 0 };
    for (const { events, product } of products) {
      const connections = await open(product);
      opened.push(connections);
      const filled = await fill(connections, product.url, events);
      sized.push(filled.sized);
      ({ insertCost } = filled);
    }
    const unstableSizes: number[] = [];
    for (const size of sized) {
      const read = async () => sumOf(await curvesOf([size], { ...repetitions, rounds: 1 }));
      if (!(await waitUntilStable(read, maxReadings))) {
        unstableSizes.push(size.events);
      }
    }
    return { curves: await curvesOf(sized, repetitions), unstableSizes, insertCost };
  } finally {
    await Promise.all(opened.map(close));
  }
}

type Connections = { caller: HttpCaller; databases: Databases };

async function open({ url, mongodbUrl }: Product): Promise<Connections> {
  return { databases: await openDatabases(mongodbUrl), caller: createHttpCaller(url) };
}

async function close({ caller, databases }: Connections): Promise<void> {
  caller.stop();
  await closeDatabases(databases);
}

type Filled = { sized: SizedCalls; insertCost: InsertCost };

async function fill({ caller, databases }: Connections, url: string, events: number): Promise<Filled> {
  const { seedData, templates } = await prepareSeedData(url, caller, databases);
  const end = Math.round(events / seedData.events);
  const begunAt = performance.now();
  await insertCopies(templates, { first: 1, end });
  const seconds = (performance.now() - begunAt) / 1_000;
  const draftId = await createDraft(caller, seedData);
  return {
    sized: { events, calls: await hotCalls(caller, databases, { ...seedData, draftId }) },
    insertCost: { events: (end - 1) * seedData.events, seconds },
  };
}

function sumOf(curves: readonly Curve[]): number {
  return curves
    .flatMap(({ points }) => points)
    .reduce((sum, { requestTimes, queryTimes }) => sum + requestTimes.median + queryTimes.median, 0);
}
