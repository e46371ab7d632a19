import { apps } from '@marquee/release-kit/apps';
import { openShellPage, errorPageOf, goTo } from './remotes.ts';
import { chunksOfPages, expect, test } from './store.ts';

/** Files that an incomplete deployment may lack. */
const commonFailures = [
  { failure: 'its manifest is missing', files: /^mf-manifest\..*\.json/ },
  { failure: 'its entry is missing', files: /^remoteEntry\..*\.js/ },
  { failure: 'its exposed chunk is missing', files: /^__federation_expose_routes\..*\.js/ },
];
const laterChunks = { failure: 'the chunk of the page is missing', files: chunksOfPages };
/** Replaces `laterChunks` for the public remote, whose only page is part of the exposed chunk. */
const allFilesGone = { failure: 'all of its files are missing', files: /\.js(\.|$)|^mf-manifest\./ };

for (const app of apps) {
  test.describe(`the ${app} front end`, () => {
    for (const { failure, files } of [...commonFailures, app === 'public' ? allFilesGone : laterChunks]) {
      test(`when ${failure}, then its page names the team, a page of the shell works, and trying again recovers`, async ({
        page,
        baseURL,
        store,
      }) => {
        const { path, heading, owner, shellPage } = await openShellPage(page, String(baseURL), app);
        store.remove(app, files);

        await goTo(page, path);
        await expect(errorPageOf(page, owner)).toBeVisible();
        await goTo(page, shellPage.path);
        await expect(page.getByRole('heading', { name: shellPage.heading, level: 1 })).toBeVisible();

        await goTo(page, path);
        await expect(errorPageOf(page, owner)).toBeVisible();
        store.restore(app);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      });
    }
  });
}
