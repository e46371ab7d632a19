import { openingBudget, openFromShell } from '@marquee/e2e/federation/opening';
import type { Opening } from '@marquee/e2e/federation/opening';

import { withBrowser } from '../browser/with-browser.ts';
import type { WebGate } from '../setting.ts';
import { kilobytes } from './kilobytes.ts';

const dashboards = ['client', 'provider'] as const;

/** Counts the remote's own files. Files shared with the shell are already loaded, and responses of services do not count. */
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

/** An opening without any request is a failure, because then the dashboard was already loaded. */
function isWithin({ addresses, bytes }: Opening): boolean {
  return addresses.length > 0 && addresses.length <= openingBudget.requests && bytes <= openingBudget.bytes;
}

function sameForBothSizes(target: string) {
  return { full: target, short: target };
}
