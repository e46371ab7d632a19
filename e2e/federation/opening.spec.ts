import { apps } from '@marquee/release-kit/apps';
import { addressesOf, answersOf, mostOfOpening, openFromShell } from './opening.ts';
import { atTheShell, goTo } from './remotes.ts';
import { expect, test } from './store.ts';

for (const app of apps) {
  test(`when the ${app} front end opens from a warm shell, then it takes ${mostOfOpening.requests} requests, and ${mostOfOpening.bytes / 1000} kB at most`, async ({
    page,
    baseURL,
  }) => {
    const { addresses, bytes } = await openFromShell(page, String(baseURL), app);

    console.log(`${app}: ${addresses.length} requests, ${(bytes / 1000).toFixed(1)} kB by gzip`);
    expect(addresses).toHaveLength(mostOfOpening.requests);
    expect(bytes).toBeLessThan(mostOfOpening.bytes);
  });
}

test('when a page opens that its remote loads on demand, then it takes one more request', async ({
  page,
  baseURL,
}) => {
  const { path, heading, front } = await atTheShell(page, String(baseURL), 'client');
  await goTo(page, front.path);
  await expect(page.getByRole('heading', { name: front.heading, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const answers = answersOf(page, 'client');

  await goTo(page, path);
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();

  expect(addressesOf(answers)).toHaveLength(1);
});
