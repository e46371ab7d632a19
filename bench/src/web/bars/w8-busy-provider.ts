import { join } from 'node:path';

import { told } from '../../bars/words.ts';
import { spreadOf } from '../../measure/spread.ts';
import { withChildren } from '../../measure/with-children.ts';
import { startByOneCommand } from '../../one-command/start-product.ts';
import { withDemoMarked } from '../../one-command/with-demo-marked.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { aBusyProvider } from '../dashboard/a-busy-provider.ts';
import { openDashboard } from '../dashboard/open-dashboard.ts';
import { roundsOf } from '../rounds.ts';
import type { WebBar } from '../setting.ts';

const mostMs = 1_000;
const events = { full: 10_000, short: 100 } as const;

/** Uses a product of its own, because no demo has this provider. */
export const w8: WebBar = {
  id: 'W8',
  title: 'A provider with ten thousand quotes',
  asked: {
    full: `${events.full.toLocaleString('en-US')} quotes, requests and bookings of one provider: the dashboard, and its workflow, are there in ≤ ${mostMs / 1_000} s`,
    short: 'it is measured',
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
          openDashboard(browser, { url, provider, rounds: roundsOf[size] }),
        );
        const [quotes, workflow] = [
          spreadOf(opened.map((one) => one.quotes)),
          spreadOf(opened.map((one) => one.workflow)),
        ];
        return {
          met: size === 'short' || Math.max(quotes.median, workflow.median) <= mostMs,
          figures: `its quotes are there after ${told(quotes)} ms, its workflow after ${told(workflow)} ms`,
        };
      }),
    ),
};
