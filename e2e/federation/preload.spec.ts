import type { App } from '@marquee/release-kit/apps';
import type { Page } from '@playwright/test';
import { saveData } from '../browser/save-data.js';
import { openShellPage } from './remotes.ts';
import { expect, test } from './store.ts';

const parts = [/^mf-manifest\./, /^remoteEntry\./, /^__federation_expose_routes\./];

for (const { gesture, perform } of [
  { gesture: 'points at a link', perform: (page: Page) => dashboardLink(page).hover() },
  { gesture: 'focuses a link by keyboard', perform: (page: Page) => dashboardLink(page).focus() },
]) {
  test(`when somebody ${gesture} that leads to a remote, then the remote loads once, and following the link loads no more of it`, async ({
    page,
    baseURL,
  }) => {
    const { frontPage } = await openShellPage(page, String(baseURL), 'client');
    const requested = requestedFilesOf(page, 'client');

    await perform(page);

    await expect.poll(() => requested.length).toBe(parts.length);
    for (const part of parts) {
      expect(requested.filter((file) => part.test(file))).toHaveLength(1);
    }
    await page.getByRole('heading', { level: 1 }).hover();
    await perform(page);
    await dashboardLink(page).click();
    await expect(page.getByRole('heading', { name: frontPage.heading, level: 1 })).toBeVisible();
    expect(requested).toHaveLength(parts.length);
  });
}

test('when a preload fails, then the user sees no error, and following the link later opens the page', async ({
  page,
  baseURL,
  store,
}) => {
  const { frontPage, shellPage } = await openShellPage(page, String(baseURL), 'client');
  store.remove('client', /^remoteEntry\..*\.js/);
  const failedPreload = page.waitForResponse(
    (answer) => answer.url().includes('remoteEntry') && !answer.ok(),
  );

  await dashboardLink(page).hover();
  await failedPreload;
  store.restore('client');

  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('heading', { name: shellPage.heading, level: 1 })).toBeVisible();
  await dashboardLink(page).click();
  await expect(page.getByRole('heading', { name: frontPage.heading, level: 1 })).toBeVisible();
});

test('when the user has turned on data saving, then pointing at a link to a remote loads no file of the remote', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(saveData);
  await openShellPage(page, String(baseURL), 'client');
  const requested = requestedFilesOf(page, 'client');

  await dashboardLink(page).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dream Event Starts Here');

  expect(requested).toEqual([]);
});

function dashboardLink(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Dashboard' });
}

/** Collects the names of the requested files of a remote from now on. */
function requestedFilesOf(page: Page, app: App): string[] {
  const requested: string[] = [];
  const folder = `/mfe/${app}/`;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) {
      requested.push(pathname.slice(folder.length));
    }
  });
  return requested;
}
