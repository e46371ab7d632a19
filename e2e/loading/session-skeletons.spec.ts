import type { Page } from '@playwright/test';

import { openPage, waitUntilShown } from '../fixtures/open-page.ts';
import { getPageByName, pathOf } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { watchShifts } from '../fixtures/watch-shifts.ts';

/** `loadingText`: the text that the page shows before its data and code have loaded. Some texts come from the specification. */
const pages = [
  { visited: getPageByName('client-events'), loadingText: 'Loading your dashboard...' },
  { visited: getPageByName('provider-quotes'), loadingText: 'Loading the page' },
  { visited: getPageByName('quote-editor'), loadingText: 'Loading the page' },
  { visited: getPageByName('client-portal'), loadingText: 'Loading...' },
  { visited: getPageByName('edit-event'), loadingText: 'Loading...' },
] as const;

const skeleton = (page: Page) => page.locator('[data-server-page][aria-busy="true"]');

/** Opens the address again with the page's session, in a browser without scripts. */
async function openWithoutScripts(page: Page, path: string): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false });
  await context?.addCookies(await page.context().cookies());
  const staticPage = await context?.newPage();
  if (staticPage === undefined) {
    throw new Error('The page has no browser');
  }
  await staticPage.goto(new URL(path, page.url()).href);
  return staticPage;
}

test.describe('a remote’s page with a session', () => {
  for (const { visited, loadingText } of pages) {
    test(`when no script of ${visited.name} runs, then frame and skeleton appear`, async ({
      page,
      baseURL,
    }) => {
      const url = String(baseURL);
      await openPage(page, visited, { url });

      const staticPage = await openWithoutScripts(page, await pathOf(visited, url));

      await expect(staticPage.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
      await expect(staticPage.getByRole('banner').getByRole('link', { name: 'Get Started' })).toHaveCount(0);
      await expect(skeleton(staticPage)).toContainText(loadingText);
      await staticPage.context().close();
    });

    test(`when ${visited.name} loads, then hardly anything moves, and the page replaces the skeleton`, async ({
      page,
      baseURL,
    }) => {
      await openPage(page, visited, { url: String(baseURL) });
      await page.addInitScript(watchShifts);

      const answer = await page.reload();

      expect(await answer?.text()).toContain('data-server-page="" aria-busy="true"');
      await waitUntilShown(page, { heading: visited.headings[visited.role], tab: visited.tab });
      await expect(skeleton(page)).toHaveCount(0);
      expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.02);
    });
  }

  test('when a tab other than the first opens, then a skeleton that fits any tab appears until the page replaces it', async ({
    page,
    baseURL,
  }) => {
    const visited = getPageByName('provider-requests');
    await openPage(page, visited, { url: String(baseURL) });

    const answer = await page.reload();

    expect(await answer?.text()).toContain('Loading the page');
    await waitUntilShown(page, { heading: visited.headings[visited.role], tab: visited.tab });
  });

  test('when / opens with a session and no script runs, then the spinner appears', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, getPageByName('client-events'), { url: String(baseURL) });

    const staticPage = await openWithoutScripts(page, '/');

    await expect(staticPage.getByRole('status')).toHaveText('Loading...');
    await staticPage.context().close();
  });

  test('when no script of the account page runs, then frame and skeleton appear', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, getPageByName('account'), { url: String(baseURL) });

    const staticPage = await openWithoutScripts(page, '/account');

    await expect(staticPage.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(staticPage.getByRole('main').getByRole('status')).toHaveText('Loading the page');
    await staticPage.context().close();
  });

  test('when the session has ended, then the page leads to the sign-in', async ({ page, baseURL }) => {
    const url = String(baseURL);
    await openPage(page, getPageByName('provider-quotes'), { url });
    const [cookie] = await page.context().cookies();
    await page.context().addCookies([{ name: String(cookie?.name), value: 'x'.repeat(43), url }]);

    await page.reload();

    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});
