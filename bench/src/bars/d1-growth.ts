import type { Size } from '@marquee/bar-kit/bar';

import type { Pace } from '../growth/curves.ts';
import { grow } from '../growth/grow.ts';
import type { Growing, Grown } from '../growth/grow.ts';
import { tellGrowth } from '../growth/tell-growth.ts';
import { withProduct } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import type { Bar, Setting } from './bar.ts';

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

const mostGrowth = 1.5;

/**
 * What one client and one provider wait for in products that contain the events, quotes, invoices, accounts and sessions of more and more
 * other people: one product per size, all running at once and called in turn, one request at a time through the gateway. Nothing is cached
 * between calls except the gateway's token of a session, for 5 s. Each call is shown with its own database query, run with the bare driver:
 * if that is not flat either, the database is the cause. (For collections of up to 2,000 documents SecantusDB chooses among indexes by
 * reading all of it: TRIAL_COLLECTION in secantus-commands, src/explain/order.rs.)
 */
export const d1: Bar = {
  id: 'D1',
  title: 'Products that have grown',
  asked: {
    full: `from 1,000 to 100,000 events the slowest median of each hot call is ≤ ${mostGrowth} × its quickest`,
    short: 'it is measured',
  },
  run: async (setting) => {
    const { size } = setting;
    const counts = eventCounts[size];
    const judged = await growIn(setting, { name: 'judged', counts: counts.judged });
    // Not beside the judged ones: the background work after a million inserts would be measured with them.
    const growing = growIn(withRoom(setting), { name: 'reported', counts: counts.reported });
    const reported = await (size === 'full' ? growing.catch(toNotSeen) : growing);
    const told = tellGrowth({ judged, reported }, mostGrowth);
    return { ...told, met: told.met || size === 'short' };
  },
};

async function growIn(setting: Setting, series: Series): Promise<Grown> {
  return await withProducts(setting, series, (products) => grow(products, paces[setting.size]));
}

/** A machine may be too small for a million; the judged sizes are still reported. */
function toNotSeen(error: unknown) {
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** With the cache of `npm start`'s database, half of a million events took more than 17 minutes. */
function withRoom(setting: Setting): Setting {
  return {
    ...setting,
    startDatabase: (dataFolder, children) => setting.startDatabase(dataFolder, children, { hasRoom: true }),
  };
}

/** One product per count. */
type Series = { name: string; counts: readonly number[] };

/** All of them run until `act` has ended. */
async function withProducts<Result>(
  setting: Setting,
  { name, counts: [events, ...larger] }: Series,
  act: (products: readonly Growing[]) => Promise<Result>,
): Promise<Result> {
  if (events === undefined) {
    return await act([]);
  }
  return await withProduct(setting, `growth-${name}-${events}`, (product) =>
    withProducts(setting, { name, counts: larger }, (others) => {
      refuseShared(product, others);
      return act([{ events, product }, ...others]);
    }),
  );
}

/** An external database would be shared: every size would contain the documents of all. */
function refuseShared({ mongodbUrl }: Product, others: readonly Growing[]): void {
  if (others.some(({ product }) => product.mongodbUrl === mongodbUrl)) {
    throw new Error('Each size needs a database of its own: measure D1 without MONGODB_URL.');
  }
}
