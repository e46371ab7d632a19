import type { Page } from '@playwright/test';

import { openPage, untilShown } from '../fixtures/open-page.ts';
import { pageCalled, pathOf } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const watchShifts = `
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** `waits`: the loading text of the specification, or of the page, shown before its data and code have loaded. */
const pages = [
  { visited: pageCalled('client-events'), waits: 'Loading your dashboard...' },
  { visited: pageCalled('provider-quotes'), waits: 'Loading the page' },
  { visited: pageCalled('quote-editor'), waits: 'Loading the page' },
  { visited: pageCalled('client-portal'), waits: 'Loading...' },
  { visited: pageCalled('edit-event'), waits: 'Loading...' },
] as const;

const skeleton = (page: Page) => page.locator('[data-server-page][aria-busy="true"]');

/** Opens the address again with the page's session, in a browser without scripts. */
async function openWithoutScripts(page: Page, path: string): Promise<Page> {
  const browser = page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false });
  await context?.addCookies(await page.context().cookies());
  const still = await context?.newPage();
  if (still === undefined) {
    throw new Error('The browser is gone');
  }
  await still.goto(new URL(path, page.url()).href);
  return still;
}

test.describe('a remote’s page with a session', () => {
  for (const { visited, waits } of pages) {
    test(`when no script of ${visited.name} runs, then frame and skeleton are there`, async ({
      page,
      baseURL,
    }) => {
      const url = String(baseURL);
      await openPage(page, visited, { url });

      const still = await openWithoutScripts(page, await pathOf(visited, url));

      await expect(still.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
      await expect(still.getByRole('banner').getByRole('link', { name: 'Get Started' })).toHaveCount(0);
      await expect(skeleton(still)).toContainText(waits);
      await still.context().close();
    });

    test(`when ${visited.name} loads, then nothing moves, and the page replaces the skeleton`, async ({
      page,
      baseURL,
    }) => {
      await openPage(page, visited, { url: String(baseURL) });
      await page.addInitScript(watchShifts);

      const answer = await page.reload();

      expect(await answer?.text()).toContain('data-server-page="" aria-busy="true"');
      await untilShown(page, { heading: visited.shows[visited.of], tab: visited.tab });
      await expect(skeleton(page)).toHaveCount(0);
      expect(await page.evaluate('shift')).toBeLessThanOrEqual(0.02);
    });
  }

  test('when another tab opens, then a skeleton that fits any tab appears until its page replaces it', async ({
    page,
    baseURL,
  }) => {
    const visited = pageCalled('provider-requests');
    await openPage(page, visited, { url: String(baseURL) });

    const answer = await page.reload();

    expect(await answer?.text()).toContain('Loading the page');
    await untilShown(page, { heading: visited.shows[visited.of], tab: visited.tab });
  });

  test('when the home page of a role opens, then its spinner appears before any script', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, pageCalled('client-events'), { url: String(baseURL) });

    const still = await openWithoutScripts(page, '/');

    await expect(still.getByRole('status')).toHaveText('Loading...');
    await still.context().close();
  });

  test('when the account opens, then frame and skeleton appear before any script, and its page after that', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, pageCalled('account'), { url: String(baseURL) });

    const still = await openWithoutScripts(page, '/account');

    await expect(still.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(still.getByRole('main').getByRole('status')).toHaveText('Loading the page');
    await still.context().close();
  });

  test('when the session has ended, then the page leads to the sign-in', async ({ page, baseURL }) => {
    const url = String(baseURL);
    await openPage(page, pageCalled('provider-quotes'), { url });
    const [cookie] = await page.context().cookies();
    await page.context().addCookies([{ name: String(cookie?.name), value: 'x'.repeat(43), url }]);

    await page.reload();

    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  });
});
