import type { Size } from '@marquee/bar-kit/bar';

import { growthOf } from '../growth/curves.ts';
import type { Curve } from '../growth/curves.ts';
import { grow } from '../growth/grow.ts';
import { withProduct } from '../services/with-product.ts';
import type { Bar } from './bar.ts';

type Pace = { sizes: readonly number[]; rounds: number; calls: number };

const paces: Readonly<Record<Size, Pace>> = {
  full: { sizes: [1_000, 10_000, 100_000], rounds: 5, calls: 60 },
  short: { sizes: [100, 200], rounds: 1, calls: 5 },
};

const mostGrowth = 1.5;

/**
 * What one client and one provider wait for while the product fills with the events, quotes, invoices, accounts and sessions of others,
 * one request at a time through the gateway. Nothing is kept between calls but the gateway's token of a session, for 5 s. Beside each
 * call its query alone by the driver: where both grow, it is the database.
 */
export const d1: Bar = {
  id: 'D1',
  title: 'A product that grows',
  asked: {
    full: `from 1,000 to 100,000 events each hot call's median grows to ≤ ${mostGrowth} ×`,
    short: 'it is measured',
  },
  run: async (setting) =>
    await withProduct(setting, 'growth', async (product) => {
      const curves = await grow(product, paces[setting.size]);
      const growths = curves.map(growthOf);
      const most = Math.max(...growths);
      const grown = curves.filter((curve) => growthOf(curve) > mostGrowth).length;
      return {
        met: grown === 0 || setting.size === 'short',
        figures: `${curves.length} calls: the one that grows most to ${most.toFixed(2)} ×; ${grown} grow to more than ${mostGrowth} ×`,
        remarks: curves.map(curveTold),
      };
    }),
};

function curveTold({ name, points }: Curve): string {
  const steps = points.map(
    ({ events, asked, queried }) =>
      `${events.toLocaleString('en-US')}: ${asked.toFixed(2)} ms (query alone ${queried.toFixed(2)})`,
  );
  return `${name}: ${steps.join('; ')}`;
}
