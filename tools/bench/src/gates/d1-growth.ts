import type { Size } from '@marquee/harness-kit/gate';

import type { Repetitions } from '../growth/curves.ts';
import { measureGrowth } from '../growth/measure-growth.ts';
import type { SizedProduct, GrowthResult } from '../growth/measure-growth.ts';
import { reportGrowth } from '../growth/report-growth.ts';
import { withProduct } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import type { Gate, Setting } from './gate.ts';

/** The number of events in each product. Only the `judged` sizes have a target. */
type EventCounts = { judged: readonly number[]; reported: readonly number[] };

const eventCounts: Readonly<Record<Size, EventCounts>> = {
  full: { judged: [1_000, 3_000, 10_000, 100_000], reported: [1_000, 1_000_000] },
  short: { judged: [100, 200], reported: [100, 400] },
};

const repetitions: Readonly<Record<Size, Repetitions>> = {
  full: { rounds: 5, calls: 60 },
  short: { rounds: 1, calls: 5 },
};

const maxGrowth = 1.5;

/**
 * Measures how long one client and one provider wait in products with more and more events, quotes, invoices, accounts and sessions of
 * other people. For each number of events, one instance of the product runs. All instances are called in turn, one request at a time,
 * through the gateway. Between calls, only the gateway caches something: the token of a session, for 5 s. The report shows each call beside
 * its own database query, run with the bare driver. If the query's time also grows, the database or a missing index is the cause. (To
 * choose an index, the embedded database SecantusDB reads the whole of a collection of up to 2,000 documents: TRIAL_COLLECTION in
 * secantus-commands, src/explain/order.rs.)
 */
export const d1: Gate = {
  id: 'D1',
  title: 'Growth of the data',
  target: {
    full: `for each hot call, with 1,000 to 100,000 events: the median at the slowest size is ≤ ${maxGrowth} × that at the fastest size`,
    short: 'the measurement completes',
  },
  run: async (setting) => {
    const { size } = setting;
    const counts = eventCounts[size];
    const judged = await measureSeries(setting, { name: 'judged', counts: counts.judged });
    // The judged sizes come first, because the database's background work after a million inserts slows down every measurement.
    const reportedSeries = measureSeries(withLargeCache(setting), {
      name: 'reported',
      counts: counts.reported,
    });
    const reported = await (size === 'full' ? reportedSeries.catch(toFailure) : reportedSeries);
    const report = reportGrowth({ judged, reported }, maxGrowth);
    return { ...report, passed: report.passed || size === 'short' };
  },
};

async function measureSeries(setting: Setting, series: Series): Promise<GrowthResult> {
  return await withProducts(setting, series, (products) =>
    measureGrowth(products, repetitions[setting.size]),
  );
}

/** A machine may be too small for a million events; the judged sizes are reported anyway. */
function toFailure(error: unknown) {
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** With the small cache of `npm start`, inserting half a million events took more than 17 minutes. */
function withLargeCache(setting: Setting): Setting {
  return {
    ...setting,
    startDatabase: (dataFolder, children) =>
      setting.startDatabase(dataFolder, children, { hasLargeCache: true }),
  };
}

type Series = { name: string; counts: readonly number[] };

/** Starts one product per count; all of them run until `run` has ended. */
async function withProducts<Result>(
  setting: Setting,
  { name, counts: [events, ...larger] }: Series,
  run: (products: readonly SizedProduct[]) => Promise<Result>,
): Promise<Result> {
  if (events === undefined) {
    return await run([]);
  }
  return await withProduct(setting, `growth-${name}-${events}`, (product) =>
    withProducts(setting, { name, counts: larger }, (others) => {
      rejectSharedDatabase(product, others);
      return run([{ events, product }, ...others]);
    }),
  );
}

/** Throws if the products share an external database, because that database would then contain the events of all products. */
function rejectSharedDatabase({ mongodbUrl }: Product, others: readonly SizedProduct[]): void {
  if (others.some(({ product }) => product.mongodbUrl === mongodbUrl)) {
    throw new Error('Each size needs a database of its own: measure D1 without MONGODB_URL.');
  }
}
