import type { App } from '@marquee/release-kit/apps';
import type { Page } from '@playwright/test';
import { saveData } from '../browser/save-data.js';
import { atTheShell } from './remotes.ts';
import { expect, test } from './store.ts';

const parts = [/^mf-manifest\./, /^remoteEntry\./, /^__federation_expose_routes\./];

for (const { how, act } of [
  { how: 'points at a link', act: (page: Page) => dashboardLink(page).hover() },
  { how: 'focuses a link by keyboard', act: (page: Page) => dashboardLink(page).focus() },
]) {
  test(`when somebody ${how} that leads to a remote, then it loads once, and following the link loads nothing more of it`, async ({
    page,
    baseURL,
  }) => {
    const { front } = await atTheShell(page, String(baseURL), 'client');
    const asked = askedOf(page, 'client');

    await act(page);

    await expect.poll(() => asked.length).toBe(parts.length);
    for (const part of parts) {
      expect(asked.filter((file) => part.test(file))).toHaveLength(1);
    }
    await page.getByRole('heading', { level: 1 }).hover();
    await act(page);
    await dashboardLink(page).click();
    await expect(page.getByRole('heading', { name: front.heading, level: 1 })).toBeVisible();
    expect(asked).toHaveLength(parts.length);
  });
}

test('when a preload fails, then the user sees no error, and following the link later opens the page', async ({
  page,
  baseURL,
  store,
}) => {
  const { front, elsewhere } = await atTheShell(page, String(baseURL), 'client');
  store.remove('client', /^remoteEntry\..*\.js/);
  const tries = page.waitForResponse((answer) => answer.url().includes('remoteEntry') && !answer.ok());

  await dashboardLink(page).hover();
  await tries;
  store.restore('client');

  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('heading', { name: elsewhere.heading, level: 1 })).toBeVisible();
  await dashboardLink(page).click();
  await expect(page.getByRole('heading', { name: front.heading, level: 1 })).toBeVisible();
});

test('when the browser saves data, then pointing at a link loads nothing', async ({ page, baseURL }) => {
  await page.addInitScript(saveData);
  await atTheShell(page, String(baseURL), 'client');
  const asked = askedOf(page, 'client');

  await dashboardLink(page).hover();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Dream Event Starts Here');

  expect(asked).toEqual([]);
});

function dashboardLink(page: Page) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Dashboard' });
}

/** The requested files of a remote, by name. */
function askedOf(page: Page, app: App): string[] {
  const asked: string[] = [];
  const folder = `/mfe/${app}/`;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(folder)) {
      asked.push(pathname.slice(folder.length));
    }
  });
  return asked;
}
