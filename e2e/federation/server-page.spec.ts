import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../fixtures/hydration.ts';
import { expect, requireVariable, test } from './store.ts';
import type { Store } from './store.ts';

/** The address of a quote that does not exist. */
const path = '/quote?quote=00000000-0000-4000-8000-000000000000';
const [first, second] = ['Quote Not Found', requireVariable('MARQUEE_SECOND_HEADING')];

/** Resolves once the HTML contains this heading; with null, once the HTML is the app page. */
async function waitForHtml(page: Page, heading: string | null): Promise<void> {
  await expect
    .poll(
      async () => {
        const html = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
        return /data-server-page="">.*?<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? null;
      },
      { timeout: 15_000 },
    )
    .toBe(heading);
}

/** Both releases as the store contains them. The second one is current. */
async function twoReleases(store: Store) {
  const before = store.record('public');
  await store.run('release', ['public', requireVariable('MARQUEE_SECOND_BUILD')]);
  return { before, after: store.record('public') };
}

test.describe('a page that the page renderer renders', () => {
  test('when its remote is released, rolled back and switched off, then the HTML follows', async ({
    page,
    store,
  }) => {
    await waitForHtml(page, first);

    await twoReleases(store);
    await waitForHtml(page, second);
    await store.run('rollback', ['public']);
    await waitForHtml(page, first);
    await store.run('switch', ['public', 'off']);

    await waitForHtml(page, null);
  });

  test('when the server bundle belongs to the previous release, then the current remote replaces the HTML with its own page', async ({
    page,
    store,
  }) => {
    const { before } = await twoReleases(store);
    await store.edit('public', { server: before.server });
    await waitForHtml(page, first);

    await page.goto(path);
    await expect(page.getByRole('heading', { name: first })).toBeVisible();
    await waitForHydration(page);

    await expect(page.getByRole('heading', { name: second })).toBeVisible();
    await expect(page.getByRole('heading', { name: first })).toHaveCount(0);
  });

  test('when the server bundle is newer than the remote, then the remote replaces the HTML with its own page', async ({
    page,
    store,
  }) => {
    const { before, after } = await twoReleases(store);
    await store.edit('public', { ...before, server: after.server });
    await waitForHtml(page, second);

    await page.goto(path);
    await expect(page.getByRole('heading', { name: second })).toBeVisible();
    await waitForHydration(page);

    await expect(page.getByRole('heading', { name: first })).toBeVisible();
    await expect(page.getByRole('heading', { name: second })).toHaveCount(0);
  });

  test('when the server bundle was changed in the store, then the renderer does not run it, and browsers render the page', async ({
    page,
    store,
  }) => {
    await waitForHtml(page, first);
    await store.run('switch', ['public', 'off']);
    await waitForHtml(page, null);
    appendFileSync(join(store.folder, 'public', store.record('public').server?.bundle ?? ''), '\n// changed');

    await store.run('switch', ['public', 'on']);
    await store.waitUntilServed('public');

    const log = join(requireVariable('MARQUEE_DATA'), 'logs', 'page-renderer.log');
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('a server bundle is not run');
    await waitForHtml(page, null);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: first })).toBeVisible();
  });
});
