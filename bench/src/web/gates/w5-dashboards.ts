import { openingBudget, openFromShell } from '@marquee/e2e/federation/opening';
import type { Opening } from '@marquee/e2e/federation/opening';

import { withBrowser } from '../browser/with-browser.ts';
import type { WebGate } from '../setting.ts';
import { kilobytes } from './kilobytes.ts';

const dashboards = ['client', 'provider'] as const;

/** Shared files are loaded already, and responses of services are not counted. */
export const w5: WebGate = {
  id: 'W5',
  title: 'A dashboard from a warm shell',
  target: sameForBothSizes(
    `client’s and provider’s: ≤ ${openingBudget.requests} requests, ≤ ${kilobytes(openingBudget.bytes)} of its own by gzip`,
  ),
  async run({ chromium, url }) {
    const seen = await withBrowser(chromium, async (browser) => {
      const openings: { app: string; opening: Opening }[] = [];
      for (const app of dashboards) {
        const context = await browser.newContext({ baseURL: url });
        openings.push({ app, opening: await openFromShell(await context.newPage(), url, app) });
        await context.close();
      }
      return openings;
    });
    return {
      passed: seen.every(({ opening }) => isWithin(opening)),
      figures: seen
        .map(
          ({ app, opening }) => `${app}: ${opening.addresses.length} requests, ${kilobytes(opening.bytes)}`,
        )
        .join('; '),
    };
  },
};

/** Nothing at all would mean that the page was loaded before. */
function isWithin({ addresses, bytes }: Opening): boolean {
  return addresses.length > 0 && addresses.length <= openingBudget.requests && bytes <= openingBudget.bytes;
}

function sameForBothSizes(target: string) {
  return { full: target, short: target };
}
