import type { Size } from '@marquee/harness-kit/gate';

import type { Pace } from '../growth/curves.ts';
import { measureGrowth } from '../growth/measure-growth.ts';
import type { SizedProduct, GrowthResult } from '../growth/measure-growth.ts';
import { reportGrowth } from '../growth/report-growth.ts';
import { withProduct } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import type { Gate, Setting } from './gate.ts';

/** How many events each product contains; `reported` sizes have no target. */
type EventCounts = { judged: readonly number[]; reported: readonly number[] };

const eventCounts: Readonly<Record<Size, EventCounts>> = {
  full: { judged: [1_000, 3_000, 10_000, 100_000], reported: [1_000, 1_000_000] },
  short: { judged: [100, 200], reported: [100, 400] },
};

const paces: Readonly<Record<Size, Pace>> = {
  full: { rounds: 5, calls: 60 },
  short: { rounds: 1, calls: 5 },
};

const maxGrowth = 1.5;

/**
 * What one client and one provider wait for in products that contain the events, quotes, invoices, accounts and sessions of more and more
 * other people: one product per size, all running at once and called in turn, one request at a time through the gateway. Nothing is cached
 * between calls except the gateway's token of a session, for 5 s. Each call is shown with its own database query, run with the bare driver:
 * if that is not flat either, the database is the cause. (For collections of up to 2,000 documents SecantusDB chooses among indexes by
 * reading all of it: TRIAL_COLLECTION in secantus-commands, src/explain/order.rs.)
 */
export const d1: Gate = {
  id: 'D1',
  title: 'Products that have grown',
  target: {
    full: `from 1,000 to 100,000 events the slowest median of each hot call is ≤ ${maxGrowth} × its quickest`,
    short: 'it is measured',
  },
  run: async (setting) => {
    const { size } = setting;
    const counts = eventCounts[size];
    const judged = await measureSeries(setting, { name: 'judged', counts: counts.judged });
    // Not beside the judged ones: the background work after a million inserts would be measured with them.
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
  return await withProducts(setting, series, (products) => measureGrowth(products, paces[setting.size]));
}

/** A machine may be too small for a million; the judged sizes are still reported. */
function toFailure(error: unknown) {
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** With the cache of `npm start`'s database, half of a million events took more than 17 minutes. */
function withLargeCache(setting: Setting): Setting {
  return {
    ...setting,
    startDatabase: (dataFolder, children) =>
      setting.startDatabase(dataFolder, children, { hasLargeCache: true }),
  };
}

/** One product per count. */
type Series = { name: string; counts: readonly number[] };

/** All of them run until `run` has ended. */
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

/** An external database would be shared: every size would contain the documents of all. */
function rejectSharedDatabase({ mongodbUrl }: Product, others: readonly SizedProduct[]): void {
  if (others.some(({ product }) => product.mongodbUrl === mongodbUrl)) {
    throw new Error('Each size needs a database of its own: measure D1 without MONGODB_URL.');
  }
}
