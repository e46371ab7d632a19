import { apps } from '@marquee/release-kit/apps';
import { atTheShell, failureOf, goTo } from './remotes.ts';
import { chunksOfPages, expect, test } from './store.ts';

/** Files whose absence an incomplete deployment can cause. */
const everywhere = [
  { point: 'its manifest is gone', files: /^mf-manifest\..*\.json/ },
  { point: 'its entry is gone', files: /^remoteEntry\..*\.js/ },
  { point: 'the chunk it exposes is gone', files: /^__federation_expose_routes\..*\.js/ },
];
const laterChunks = { point: 'the chunk of the page is gone', files: chunksOfPages };
/** The public remote's only page is part of the exposed chunk. */
const all = { point: 'all of it is gone', files: /\.js(\.|$)|^mf-manifest\./ };

for (const app of apps) {
  test.describe(`the ${app} front end`, () => {
    for (const { point, files } of [...everywhere, app === 'public' ? all : laterChunks]) {
      test(`when ${point}, then its page names the team, the other pages work, and trying again recovers`, async ({
        page,
        baseURL,
        store,
      }) => {
        const { path, heading, owner, elsewhere } = await atTheShell(page, String(baseURL), app);
        store.remove(app, files);

        await goTo(page, path);
        await expect(failureOf(page, owner)).toBeVisible();
        await goTo(page, elsewhere.path);
        await expect(page.getByRole('heading', { name: elsewhere.heading, level: 1 })).toBeVisible();

        await goTo(page, path);
        await expect(failureOf(page, owner)).toBeVisible();
        store.restore(app);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      });
    }
  });
}
