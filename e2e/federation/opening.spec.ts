import { apps } from '@marquee/release-kit/apps';
import { addressesOf, responsesOf, openingBudget, openFromShell } from './opening.ts';
import { openShellPage, goTo } from './remotes.ts';
import { expect, test } from './store.ts';

for (const app of apps) {
  test(`when the ${app} front end opens from a warm shell, then it takes ${openingBudget.requests} requests, and ${openingBudget.bytes / 1000} kB at most`, async ({
    page,
    baseURL,
  }) => {
    const { addresses, bytes } = await openFromShell(page, String(baseURL), app);

    console.log(`${app}: ${addresses.length} requests, ${(bytes / 1000).toFixed(1)} kB by gzip`);
    expect(addresses).toHaveLength(openingBudget.requests);
    expect(bytes).toBeLessThan(openingBudget.bytes);
  });
}

test('when a page opens that its remote loads on demand, then the remote requests one more file', async ({
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
