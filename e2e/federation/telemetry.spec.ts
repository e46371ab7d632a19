import { remoteReports } from '@marquee/contracts/remote-reports';
import type { RemoteReport } from '@marquee/contracts/remote-reports';
import { reportRemotes } from '@marquee/contracts/telemetry-operations';
import type { Page } from '@playwright/test';
import { openShellPage, errorPageOf, goTo } from './remotes.ts';
import { chunksOfPages, expect, requireVariable, test } from './store.ts';

const points = [
  { missing: 'its manifest', stage: 'manifest', files: /^mf-manifest\..*\.json/ },
  { missing: 'its entry', stage: 'entry', files: /^remoteEntry\..*\.js/ },
  { missing: 'its exposed chunk', stage: 'chunk', files: /^__federation_expose_routes\..*\.js/ },
] as const;

for (const { missing, stage, files } of points) {
  test(`when a remote cannot load because ${missing} is missing, then the shell reports the failure`, async ({
    page,
    baseURL,
    store,
  }) => {
    const { path, owner } = await openShellPage(page, String(baseURL), 'client');
    const { build } = store.record('client');
    store.remove('client', files);
    const reports = nextReports(page);

    await goTo(page, path);

    await expect(errorPageOf(page, owner)).toBeVisible();
    expect(await reports).toMatchObject([{ remote: 'mfe_client', outcome: 'failed', stage, build }]);
  });
}

test('when a remote has loaded and a chunk of a later page is missing, then the shell reports the failure', async ({
  page,
  baseURL,
  store,
}) => {
  const { path, owner, frontPage } = await openShellPage(page, String(baseURL), 'client');
  const { build } = store.record('client');
  const loaded = nextReports(page);
  await goTo(page, frontPage.path);
  await expect(page.getByRole('heading', { name: frontPage.heading, level: 1 })).toBeVisible();
  expect(await loaded).toMatchObject([{ remote: 'mfe_client', outcome: 'loaded' }]);
  store.remove('client', chunksOfPages);
  const reports = nextReports(page);

  await goTo(page, path);

  await expect(errorPageOf(page, owner)).toBeVisible();
  expect(await reports).toMatchObject([{ remote: 'mfe_client', outcome: 'failed', stage: 'chunk', build }]);
});

test('when all files of a remote have loaded and its page throws an error, then the shell reports the failure', async ({
  page,
  baseURL,
  store,
}) => {
  await store.run('release', ['public', requireVariable('MARQUEE_SECOND_BUILD')]);
  await store.waitUntilServed('public');
  const { path, owner } = await openShellPage(page, String(baseURL), 'public');
  const { build } = store.record('public');
  const reports = nextReports(page);

  await goTo(page, `${path}${requireVariable('MARQUEE_SECOND_FAULT')}`);

  await expect(errorPageOf(page, owner)).toBeVisible();
  expect(await reports).toMatchObject([
    { remote: 'mfe_public', outcome: 'loaded', build },
    { remote: 'mfe_public', outcome: 'failed', stage: 'render', build },
  ]);
});

test('when the release record of a remote contains no hash, then the shell reports the failure once', async ({
  page,
  baseURL,
  store,
}) => {
  await store.edit('provider', { integrity: undefined });
  const { path, owner } = await openShellPage(page, String(baseURL), 'provider');
  const reports = nextReports(page);

  await goTo(page, path);

  await expect(errorPageOf(page, owner)).toBeVisible();
  expect(await reports).toMatchObject([{ remote: 'mfe_provider', outcome: 'failed', stage: 'integrity' }]);
});

test('when a remote loads, then the shell reports the duration, and nothing about the user', async ({
  page,
  baseURL,
  store,
}) => {
  const { path, heading } = await openShellPage(page, String(baseURL), 'provider');
  const { build } = store.record('provider');
  const reports = nextReports(page);

  await goTo(page, path);

  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(
    (await reports).map(({ milliseconds, ...missing }) => ({
      ...missing,
      isTimed: Number(milliseconds) > 0,
    })),
  ).toEqual([{ remote: 'mfe_provider', outcome: 'loaded', build, isTimed: true }]);
});

/** The reports of the next call; resolves once the gateway has accepted them. */
async function nextReports(page: Page): Promise<RemoteReport[]> {
  const call = await page.waitForRequest((request) => request.url().endsWith(`/api${reportRemotes.path}`));
  expect((await call.response())?.status()).toBe(reportRemotes.status);
  expect(await call.headerValue('cookie')).toBeNull();
  return remoteReports.parse(call.postDataJSON()).reports;
}
