import type { Account } from '@marquee/e2e/fixtures/demo';
import { signIn } from '@marquee/e2e/fixtures/sign-in';
import type { Browser } from '@playwright/test';

import { turnTo } from '../visit/turn-to.ts';

/** `as`: who opens it; null: nobody is signed in. */
export type PageToLoad = { name: string; path: string; heading: string | RegExp; as: Account | null };

/** Addresses of what came besides the page. */
export type LoadedFiles = { scripts: string[]; fonts: string[] };

/** With nothing stored. Rejects where the page does not show what it has to. */
export async function loadPage(
  browser: Browser,
  { url, page: { path, heading, as } }: { url: string; page: PageToLoad },
): Promise<LoadedFiles> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  if (as !== null) {
    await signIn(page, url, as);
  }
  const loaded: LoadedFiles = { scripts: [], fonts: [] };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'font') {
      loaded[`${kind}s`].push(response.url());
    }
  });
  await page.goto(path);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await turnTo(page);
  await context.close();
  return loaded;
}
