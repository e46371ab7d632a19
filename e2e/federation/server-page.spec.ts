import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headings, missingQuotePath, twoReleases, waitForHtml } from './server-html.ts';
import { expect, requireVariable, test } from './store.ts';

test.describe('a page that the page renderer renders', () => {
  test('when the page’s remote is released, rolled back and switched off, then the HTML follows', async ({
    page,
    store,
  }) => {
    await waitForHtml(page, headings.first);

    await twoReleases(store);
    await waitForHtml(page, headings.second);
    await store.run('rollback', ['public']);
    await waitForHtml(page, headings.first);
    await store.run('switch', ['public', 'off']);

    await waitForHtml(page, null);
  });

  test('when the server bundle was changed in the store, then the renderer does not run it, and browsers render the page', async ({
    page,
    store,
  }) => {
    await waitForHtml(page, headings.first);
    await store.run('switch', ['public', 'off']);
    await waitForHtml(page, null);
    appendFileSync(join(store.folder, 'public', store.record('public').server?.bundle ?? ''), '\n// changed');

    await store.run('switch', ['public', 'on']);
    await store.waitUntilServed('public');

    const log = join(requireVariable('MARQUEE_DATA'), 'logs', 'page-renderer.log');
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('a server bundle could not be started');
    await waitForHtml(page, null);
    await page.goto(missingQuotePath);
    await expect(page.getByRole('heading', { name: headings.first })).toBeVisible();
  });
});
