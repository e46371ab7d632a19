import { openShellPage, errorPageOf, goTo } from './remotes.ts';
import { expect, test } from './store.ts';

/** Milliseconds after which users consider a page broken. */
const errorPageWithinMs = 8_000;

const parts = [
  { part: 'manifest', address: /\/mfe\/client\/mf-manifest\./ },
  { part: 'entry', address: /\/mfe\/client\/remoteEntry\./ },
  { part: 'chunk', address: /\/mfe\/client\/__federation_expose_routes\./ },
];

for (const { part, address } of parts) {
  test(`when the ${part} of a remote never arrives, then an error page appears within 8 s, and trying again recovers`, async ({
    page,
    baseURL,
  }) => {
    const { path, heading, owner } = await openShellPage(page, String(baseURL), 'client');
    await page.route(address, () => new Promise(() => undefined));

    await goTo(page, path);

    await expect(errorPageOf(page, owner)).toBeVisible({ timeout: errorPageWithinMs });
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  });
}
