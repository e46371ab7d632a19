import { wasTamperedWith } from '../browser/what-runs.js';
import { atTheShell, failureOf, goTo } from './remotes.ts';
import { chunksOfPages, expect, test } from './store.ts';

const parts = [
  { part: 'manifest', files: /^mf-manifest\..*\.json$/ },
  { part: 'entry', files: /^remoteEntry\..*\.js$/ },
  { part: 'exposed chunk', files: /^__federation_expose_routes\..*\.js$/ },
  { part: 'other chunks', files: new RegExp(`${chunksOfPages.source}$`) },
];

for (const { part, files } of parts) {
  test(`when the ${part} of a remote was changed, then none of it runs, and its page says so`, async ({
    page,
    baseURL,
    store,
  }) => {
    const { path, owner } = await atTheShell(page, String(baseURL), 'provider');
    store.tamper('provider', files);

    await goTo(page, path);

    await expect(failureOf(page, owner)).toBeVisible();
    expect(await page.evaluate(wasTamperedWith)).toBe(false);
  });
}

test('when a record has no hash of its remote, then the remote does not load', async ({
  page,
  baseURL,
  store,
}) => {
  await store.edit('provider', { integrity: undefined });
  const { path, owner } = await atTheShell(page, String(baseURL), 'provider');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await goTo(page, path);

  await expect(failureOf(page, owner)).toBeVisible();
  expect(asked.filter((address) => address.startsWith('/mfe/'))).toEqual([]);
});
