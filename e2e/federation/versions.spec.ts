import { apps } from '@marquee/release-kit/apps';
import type { Page } from '@playwright/test';
import { goTo, remotes } from './remotes.ts';
import { expect, test } from './store.ts';

test('when the versions page opens, then it shows the build, contract and team of every part, and which parts are running', async ({
  page,
  store,
}) => {
  const { path, heading } = remotes.public;
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await goTo(page, '/terms');

  await goTo(page, '/versions');

  await expect(page.getByRole('heading', { name: 'Versions', level: 1 })).toBeVisible();
  await expect(rowOf(page, 'shell')).toContainText(/Platform team[0-9a-f]{16}.*Running/);
  for (const app of apps) {
    const { build, minContract } = store.record(app);
    const row = rowOf(page, `mfe_${app}`);
    await expect(row).toContainText(`${remotes[app].owner}${String(build)}needs ${minContract}`);
    await expect(row).toContainText(app === 'public' ? 'Running' : 'Not loaded yet');
  }
});

test('when one remote is switched off and another has a new build, then the versions page shows both at the next page load', async ({
  page,
  store,
}) => {
  await store.run('switch', ['client', 'off']);
  await store.edit('public', { build: 'another-build' });
  await store.waitUntilServed('client');

  await page.goto('/versions');

  await expect(rowOf(page, 'mfe_client')).toContainText('Switched off');
  await expect(rowOf(page, 'mfe_public')).toContainText('another-build');
});

function rowOf(page: Page, part: string) {
  return page.getByRole('row', { name: part });
}
