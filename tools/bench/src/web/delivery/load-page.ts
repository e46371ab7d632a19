import type { Browser } from '@playwright/test';

import { cookiesOf } from '../browser/cookies-of.ts';
import type { PageAddress } from '../visit/page-address.ts';
import { triggerHydration } from '../visit/trigger-hydration.ts';

/** Addresses of the scripts and fonts that a page has loaded. */
export type LoadedFiles = { scripts: string[]; fonts: string[] };

/** Loads the page with nothing stored except the visitor's session. Rejects if the page lacks its heading. */
export async function loadPage(
  browser: Browser,
  { url, address }: { url: string; address: PageAddress },
): Promise<LoadedFiles> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await context.addCookies(cookiesOf(address, url));
  const loaded: LoadedFiles = { scripts: [], fonts: [] };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'font') {
      loaded[`${kind}s`].push(response.url());
    }
  });
  await page.goto(address.path);
  await page.getByRole('heading', { name: address.heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await triggerHydration(page);
  await context.close();
  return loaded;
}
