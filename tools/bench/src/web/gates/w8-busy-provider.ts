import { join } from 'node:path';

import { formatSpread } from '../../gates/format-figures.ts';
import { spreadOf } from '../../measure/spread.ts';
import { withChildren } from '../../measure/with-children.ts';
import { startByOneCommand } from '../../one-command/start-product.ts';
import { withDemoMarked } from '../../one-command/with-demo-marked.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { aBusyProvider } from '../dashboard/a-busy-provider.ts';
import { measureDashboard } from '../dashboard/measure-dashboard.ts';
import { roundsOf } from '../rounds.ts';
import type { WebGate } from '../setting.ts';

const maxMs = 1_000;
const events = { full: 10_000, short: 100 } as const;

/** Starts a product of its own, because the demo has no provider with ten thousand events. */
export const w8: WebGate = {
  id: 'W8',
  title: 'A provider with ten thousand quotes',
  target: {
    full: `${events.full.toLocaleString('en-US')} quotes, requests and bookings of one provider: the dashboard and its workflow show their rows in ≤ ${maxMs / 1_000} s`,
    short: 'the measurement completes',
  },
  run: async (setting) =>
    await withDemoMarked(setting, async (mongodbUrl) =>
      withChildren(setting.children, async (children) => {
        const { size, chromium } = setting;
        const dataFolder = join(setting.dataFolder, 'busy-provider');
        const { url } = await startByOneCommand(
          { ...setting, dataFolder, children },
          { MONGODB_URL: mongodbUrl },
        );
        const provider = await aBusyProvider({ url, mongodbUrl }, events[size]);
        const opened = await withBrowser(chromium, (browser) =>
          measureDashboard(browser, { url, provider, rounds: roundsOf[size] }),
        );
        const [quotes, workflow] = [
          spreadOf(opened.map((one) => one.quotes)),
          spreadOf(opened.map((one) => one.workflow)),
        ];
        return {
          passed: size === 'short' || Math.max(quotes.median, workflow.median) <= maxMs,
          figures: `the quotes are shown after ${formatSpread(quotes)} ms, the workflow after ${formatSpread(workflow)} ms`,
        };
      }),
    ),
};
