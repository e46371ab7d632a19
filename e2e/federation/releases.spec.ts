import { openShellPage, errorPageOf, goTo, remotes } from './remotes.ts';
import { expect, requireVariable, test } from './store.ts';

const { path, heading, owner } = remotes.public;
/** The heading of the second build, which scripts/suites/federation.mjs makes. */
const secondHeading = requireVariable('MARQUEE_SECOND_HEADING');
const secondBuild = () => requireVariable('MARQUEE_SECOND_BUILD');

test.describe('a release', () => {
  test('when a build is released, then the next page load uses it, without a restart of shell or gateway', async ({
    page,
    store,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();

    await store.run('release', ['public', secondBuild()]);
    await store.waitUntilServed('public');
    await page.reload();

    await expect(page.getByRole('heading', { name: secondHeading })).toBeVisible();
  });

  test('when a tab stays open during a release, then it continues with its version, and can still load all files of that version', async ({
    page,
    request,
    baseURL,
    store,
  }) => {
    const { shellPage } = await openShellPage(page, String(baseURL), 'public');
    await goTo(page, path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const { entry } = store.record('public');
    const scripts = Object.keys(scriptsOf(await (await request.get(entry)).json()));

    await store.run('release', ['public', secondBuild()]);
    await store.waitUntilServed('public');
    await goTo(page, shellPage.path);
    await goTo(page, path);

    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const answers = await Promise.all(scripts.map((script) => request.get(`/mfe/public/${script}`)));
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([]);
  });

  test('when the manifest that an open tab knows is purged, then trying again loads the current release', async ({
    page,
    baseURL,
    store,
  }) => {
    await openShellPage(page, String(baseURL), 'public');
    const { build } = store.record('public');
    await store.run('release', ['public', secondBuild()]);
    store.remove('public', new RegExp(`^mf-manifest\\.${String(build)}\\.`));

    await goTo(page, path);

    await expect(errorPageOf(page, owner)).toBeVisible();
    await store.waitUntilServed('public');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: secondHeading })).toBeVisible();
  });

  test('when a release is rolled back, then the next page load uses the previous release', async ({
    page,
    store,
  }) => {
    await store.run('release', ['public', secondBuild()]);
    await store.run('rollback', ['public']);
    await store.waitUntilServed('public');

    await page.goto(path);

    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
});

test('when a remote is switched off, then its page shows an error and none of its files are requested, until the remote is switched on', async ({
  page,
  store,
}) => {
  await store.run('switch', ['public', 'off']);
  await store.waitUntilServed('public');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));

  await page.goto(path);
  await expect(errorPageOf(page, owner)).toBeVisible();
  expect(requested.filter((address) => address.startsWith('/mfe/'))).toEqual([]);

  await store.run('switch', ['public', 'on']);
  await store.waitUntilServed('public');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

function scriptsOf(manifest: unknown): Record<string, string> {
  return (manifest as { integrity: Record<string, string> }).integrity;
}
