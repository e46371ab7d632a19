import type { Size } from '@marquee/bar-kit/bar';

import { grow } from '../growth/grow.ts';
import type { Growing, Written } from '../growth/grow.ts';
import { judgeGrowth } from '../growth/judge-growth.ts';
import { withProduct } from '../services/with-product.ts';
import type { Product } from '../services/with-product.ts';
import type { Bar, Setting } from './bar.ts';

type Pace = { sizes: readonly number[]; rounds: number; calls: number };

const paces: Readonly<Record<Size, Pace>> = {
  full: { sizes: [1_000, 3_000, 10_000, 100_000], rounds: 5, calls: 60 },
  short: { sizes: [100, 200], rounds: 1, calls: 5 },
};

const mostGrowth = 1.5;

/** Told by what writing it would take, and not written: a run of all bars takes as long. */
const largest = 1_000_000;

/**
 * What one client and one provider wait for in products that hold the events, quotes, invoices, accounts and sessions of more and more
 * others: a product for each size, all of them there at once and asked in turn, one request at a time through the gateway. Nothing is kept
 * between calls but the gateway's token of a session, for 5 s. Beside each call the look-ups that it stands on, by the driver: where these
 * are not flat either, it is the database. (Up to 2,000 documents of a collection SecantusDB chooses among indexes by reading all of it:
 * TRIAL_COLLECTION in secantus-commands, src/explain/order.rs.)
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
    const { sizes, ...pace } = paces[size];
    return await withProducts(setting, sizes, async (products) => {
      const { curves, restless, written } = await grow(products, pace);
      const { met, figures, remarks = [] } = judgeGrowth(curves, mostGrowth);
      return {
        met: met || size === 'short',
        figures,
        remarks: [
          ...(size === 'full' ? [largestTold(written)] : []),
          ...restless.map(restlessTold),
          ...remarks,
        ],
      };
    });
  },
};

/** Each is there until `act` has ended. */
async function withProducts<Result>(
  setting: Setting,
  [events, ...larger]: readonly number[],
  act: (products: readonly Growing[]) => Promise<Result>,
): Promise<Result> {
  if (events === undefined) {
    return await act([]);
  }
  return await withProduct(setting, `growth-${events}`, (product) =>
    withProducts(setting, larger, (others) => {
      refuseShared(product, others);
      return act([{ events, product }, ...others]);
    }),
  );
}

/** One database that is given would hold all of them: every size would be as large as all together. */
function refuseShared({ mongodbUrl }: Product, others: readonly Growing[]): void {
  if (others.some(({ product }) => product.mongodbUrl === mongodbUrl)) {
    throw new Error('Each size needs a database of its own: measure D1 without MONGODB_URL.');
  }
}

function restlessTold(events: number): string {
  return `at ${events.toLocaleString('en-US')} events no two readings in a row agreed before it was measured`;
}

function largestTold({ events, seconds }: Written): string {
  const minutes = ((seconds / events) * largest) / 60;
  return `${largest.toLocaleString('en-US')} events are not measured: as the last ${events.toLocaleString('en-US')} were written, they would take ${minutes.toFixed(0)} minutes`;
}
