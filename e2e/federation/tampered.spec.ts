import { hasTamperedScript } from '../browser/loaded-packages.js';
import { openShellPage, errorPageOf, goTo } from './remotes.ts';
import { chunksOfPages, expect, test } from './store.ts';

const parts = [
  { part: 'manifest', files: /^mf-manifest\..*\.json$/ },
  { part: 'entry', files: /^remoteEntry\..*\.js$/ },
  { part: 'exposed chunk', files: /^__federation_expose_routes\..*\.js$/ },
  { part: 'other chunks', files: new RegExp(`${chunksOfPages.source}$`) },
];

for (const { part, files } of parts) {
  test(`when the ${part} of a remote changed in the release store, then no changed script runs, and the remote’s page shows an error`, async ({
    page,
    baseURL,
    store,
  }) => {
    const { path, owner } = await openShellPage(page, String(baseURL), 'provider');
    store.tamper('provider', files);

    await goTo(page, path);

    await expect(errorPageOf(page, owner)).toBeVisible();
    expect(await page.evaluate(hasTamperedScript)).toBe(false);
  });
}

test('when a release record contains no hash, then its remote does not load', async ({
  page,
  baseURL,
  store,
}) => {
  await store.edit('provider', { integrity: undefined });
  const { path, owner } = await openShellPage(page, String(baseURL), 'provider');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await goTo(page, path);

  await expect(errorPageOf(page, owner)).toBeVisible();
  expect(requested.filter((address) => address.startsWith('/mfe/'))).toEqual([]);
});
