import { apps } from '@marquee/release-kit/apps';
import { addressesOf, responsesOf, openingBudget, openFromShell } from './opening.ts';
import { openShellPage, goTo } from './remotes.ts';
import { expect, test } from './store.ts';

for (const app of apps) {
  test(`when the ${app} front end opens from a loaded shell, then it takes ${openingBudget.requests} requests and less than ${openingBudget.bytes / 1000} kB`, async ({
    page,
    baseURL,
  }) => {
    const { addresses, bytes } = await openFromShell(page, String(baseURL), app);

    console.log(`${app}: ${addresses.length} requests, ${(bytes / 1000).toFixed(1)} kB by gzip`);
    expect(addresses).toHaveLength(openingBudget.requests);
    expect(bytes).toBeLessThan(openingBudget.bytes);
  });
}

test('when the user opens a page that the remote loads on demand, then the browser requests one more file of the remote', async ({
  page,
  baseURL,
}) => {
  const { path, heading, frontPage } = await openShellPage(page, String(baseURL), 'client');
  await goTo(page, frontPage.path);
  await expect(page.getByRole('heading', { name: frontPage.heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const responses = responsesOf(page, 'client');

  await goTo(page, path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

  expect(addressesOf(responses)).toHaveLength(1);
});
