import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import { sessionCookieAt } from '../../gateway/gateway-environment.ts';
import { measureInterleaved } from '../../measure/measure-interleaved.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { bytesSent } from '../delivery/bytes-sent.ts';
import { roundsOf } from '../rounds.ts';
import type { WebSetting } from '../setting.ts';
import { firstVisit } from '../visit/first-visit.ts';
import type { Visit } from '../visit/first-visit.ts';
import { landing } from '../visit/page-address.ts';
import { buildSingleBundle } from './build-single-bundle.ts';
import { withSamePreloads } from './with-same-preloads.ts';
import { startPair } from './start-pair.ts';
import type { Served } from './start-pair.ts';
import { writePage } from './write-page.ts';

/** `lcps`: milliseconds, per round. `scripts`: the number of scripts of a visit. `br`, `gzip`: their bytes in that encoding. */
export type BuildMeasurement = { lcps: readonly number[]; scripts: number; br: number; gzip: number };

/** Compares the product's build with a single bundle of the same source. Each has its own gateway, and both are visited in turn. */
export async function compareBuilds(
  setting: WebSetting,
): Promise<{ federated: BuildMeasurement; single: BuildMeasurement }> {
  const pair = await startPair(setting, {
    federated: join(setting.root, 'shell', 'dist'),
    single: await buildSingleBundle(setting),
  });
  try {
    return await withBrowser(setting.chromium, async (browser) => {
      const before = await visitAppPage(browser, pair.single);
      await equalizePreloads(pair, {
        federated: await visitAppPage(browser, pair.federated),
        single: before,
      });
      const visits = await measureInterleaved([pair.federated, pair.single], {
        rounds: roundsOf[setting.size],
        warmUp: (served) => visitAppPage(browser, served),
        measure: (served) => visitAppPage(browser, served),
      });
      const measurementOf = (served: Served) => summarize(served, visits[served.name] ?? []);
      return { federated: await measurementOf(pair.federated), single: await measurementOf(pair.single) };
    });
  } finally {
    pair.end();
  }
}

/** Visits the landing page with the cookie of an ended session, for which the gateway sends the app page instead of the prerendered one. */
function visitAppPage(browser: Browser, { url }: Served): Promise<Visit> {
  return firstVisit(browser, { url, address: { ...landing, cookie: sessionCookieAt(url) } });
}

/** Fetches the HTML of the app page at the landing page's path. The preloads in the app page depend on the path. */
async function fetchAppPage({ url }: Served): Promise<string> {
  const answer = await fetch(`${url}${landing.path}`, { headers: { cookie: sessionCookieAt(url) } });
  return answer.text();
}

type ForBoth<What> = Readonly<Record<'federated' | 'single', What>>;

async function equalizePreloads(served: ForBoth<Served>, visits: ForBoth<Visit>): Promise<void> {
  const loadedBy = async (name: keyof ForBoth<Served>) => ({
    html: await fetchAppPage(served[name]),
    scripts: visits[name].files.scripts,
  });
  const html = withSamePreloads(await loadedBy('single'), await loadedBy('federated'));
  await writePage(served.single.folder, html);
}

async function summarize({ folder }: Served, visits: readonly Visit[]): Promise<BuildMeasurement> {
  const addresses = visits[0]?.files.scripts ?? [];
  return {
    lcps: visits.map(({ vitals }) => vitals.lcp),
    scripts: addresses.length,
    br: await bytesSent(folder, { addresses, encoding: 'br' }),
    gzip: await bytesSent(folder, { addresses, encoding: 'gzip' }),
  };
}
