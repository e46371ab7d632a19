import type { Size } from '@marquee/bar-kit/bar';

import { grow } from '../growth/grow.ts';
import { judgeGrowth } from '../growth/judge-growth.ts';
import { withProduct } from '../services/with-product.ts';
import type { Bar } from './bar.ts';

type Pace = { sizes: readonly number[]; rounds: number; calls: number };

const paces: Readonly<Record<Size, Pace>> = {
  full: { sizes: [1_000, 3_000, 10_000, 100_000], rounds: 5, calls: 60 },
  short: { sizes: [100, 200], rounds: 1, calls: 5 },
};

const mostGrowth = 1.5;
const from: Readonly<Record<Size, number>> = { full: 3_000, short: 0 };

const notJudged = [
  '1,000 events are told and not judged: where two indexes could serve a query, SecantusDB reads a collection of up to 2,000 documents whole',
  '1,000,000 events are not measured: at the rate of the first 100,000, writing them would take more than half an hour',
];

/**
 * What one client and one provider wait for while the product fills with the events, quotes, invoices, accounts and sessions of others,
 * one request at a time through the gateway. Nothing is kept between calls but the gateway's token of a session, for 5 s. Beside each
 * call its query alone by the driver: where that is not flat either, it is the database.
 * The sizes that are judged begin above 2,000: up to there SecantusDB chooses among indexes by reading all of a collection, as MongoDB's trial
 * of plans would end (TRIAL_COLLECTION in secantus-commands, src/explain/order.rs), and above it does not. The same query is then quicker in
 * a larger product, and would hide what grows.
 */
export const d1: Bar = {
  id: 'D1',
  title: 'A product that grows',
  asked: {
    full: `from ${from.full.toLocaleString('en-US')} to 100,000 events the slowest median of each hot call is ≤ ${mostGrowth} × its quickest`,
    short: 'it is measured',
  },
  run: async (setting) =>
    await withProduct(setting, 'growth', async (product) => {
      const { size } = setting;
      const { curves, restless } = await grow(product, paces[size]);
      const { met, figures, remarks = [] } = judgeGrowth(curves, { mostGrowth, from: from[size] });
      return {
        met: met || size === 'short',
        figures,
        remarks: [...(size === 'full' ? notJudged : []), ...restless.map(restlessTold), ...remarks],
      };
    }),
};

function restlessTold(events: number): string {
  return `at ${events.toLocaleString('en-US')} events no two readings in a row agreed before it was measured`;
}
