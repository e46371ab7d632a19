import { failureOf, remotes } from './remotes.ts';
import { developmentServer, gatewayThatAllowsOverrides } from './elsewhere.ts';
import { expect, given, test } from './store.ts';

const { path, heading, owner } = remotes.public;
/** What the build says that comes from elsewhere. */
const itsHeading = given('MARQUEE_SECOND_HEADING');
const buildElsewhere = () => developmentServer(given('MARQUEE_SECOND_BUILD'));

test.describe('a front end from the machine that the tab is open on', () => {
  test('when the gateway allows it, then the tab runs it and says so, over full loads, until the way back is taken', async ({
    page,
    store,
  }) => {
    await using elsewhere = await buildElsewhere();
    await using gateway = await gatewayThatAllowsOverrides(store.folder);

    await page.goto(`${gateway.url}${path}&mfe.public=${elsewhere.url}`);
    await expect(page.getByRole('heading', { name: itsHeading })).toBeVisible();
    await page.goto(`${gateway.url}${path}`);
    await expect(page.getByRole('heading', { name: itsHeading })).toBeVisible();

    const notice = page.getByRole('complementary', { name: 'Development builds' });
    await expect(notice).toContainText(`the ${owner}’s pages come from ${elsewhere.url}`);
    await notice.getByRole('button', { name: 'Use what is released' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('when its development server is down, then its page says so, and the way back is open', async ({
    page,
    store,
  }) => {
    await using gateway = await gatewayThatAllowsOverrides(store.folder);

    await page.goto(`${gateway.url}${path}&mfe.public=http://localhost:9`);

    await expect(failureOf(page, owner)).toBeVisible();
    await page.getByRole('button', { name: 'Use what is released' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });

  test('when the gateway does not allow it, as in production, then the release runs, and nothing is asked for there', async ({
    page,
  }) => {
    await using elsewhere = await buildElsewhere();

    await page.goto(`${path}&mfe.public=${elsewhere.url}`);

    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Development builds' })).toBeHidden();
    expect(elsewhere.asked()).toEqual([]);
  });

  test('when a page of a gateway that does not allow it tries all the same, then the browser refuses', async ({
    page,
  }) => {
    await using elsewhere = await buildElsewhere();
    await page.goto(path);

    await expect(page.addScriptTag({ url: `${elsewhere.url}/mf-manifest.json` })).rejects.toThrow();

    expect(elsewhere.asked()).toEqual([]);
  });
});
