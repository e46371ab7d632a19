import { errorPageOf, remotes } from './remotes.ts';
import { developmentServer, gatewayThatAllowsOverrides } from './override-servers.ts';
import { expect, requireVariable, test } from './store.ts';

const { path, heading, owner } = remotes.public;
/** A heading that only the overriding build has. */
const overrideHeading = requireVariable('MARQUEE_SECOND_HEADING');
const serveSecondBuild = () => developmentServer(requireVariable('MARQUEE_SECOND_BUILD'));

test.describe('a front end served from the developer’s machine', () => {
  test('when the gateway allows overrides, then the tab runs that build across page loads and shows a notice, until the user ends the override', async ({
    page,
    store,
  }) => {
    await using devServer = await serveSecondBuild();
    await using gateway = await gatewayThatAllowsOverrides(store.folder);

    await page.goto(`${gateway.url}${path}&mfe.public=${devServer.url}`);
    await expect(page.getByRole('heading', { name: overrideHeading })).toBeVisible();
    await page.goto(`${gateway.url}${path}`);
    await expect(page.getByRole('heading', { name: overrideHeading })).toBeVisible();

    const notice = page.getByRole('complementary', { name: 'Development builds' });
    await expect(notice).toContainText(`the ${owner}’s pages come from ${devServer.url}`);
    await notice.getByRole('button', { name: 'Use what is released' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('when the development server is down, then the page shows an error and a button that loads the release', async ({
    page,
    store,
  }) => {
    await using gateway = await gatewayThatAllowsOverrides(store.folder);

    await page.goto(`${gateway.url}${path}&mfe.public=http://localhost:9`);

    await expect(errorPageOf(page, owner)).toBeVisible();
    await page.getByRole('button', { name: 'Use what is released' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });

  test('when the gateway allows no overrides, as in production, then the release runs, and the development server gets no request', async ({
    page,
  }) => {
    await using devServer = await serveSecondBuild();

    await page.goto(`${path}&mfe.public=${devServer.url}`);

    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Development builds' })).toBeHidden();
    expect(devServer.requestedPaths()).toEqual([]);
  });

  test('when the gateway allows no overrides and a page requests a file of the development server, then the browser blocks the request', async ({
    page,
  }) => {
    await using devServer = await serveSecondBuild();
    await page.goto(path);

    await expect(page.addScriptTag({ url: `${devServer.url}/mf-manifest.json` })).rejects.toThrow();

    expect(devServer.requestedPaths()).toEqual([]);
  });
});
