import type { Page } from '@playwright/test';

import { openPage } from '../fixtures/open-page.ts';
import { everyPage } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { untilLoaded } from '../fixtures/until-loaded.ts';

/** Pages of remotes for people with a session; another tab of the same page makes other calls. */
const pages = everyPage.filter(
  ({ of, path, name }) =>
    (of === 'client' || of === 'provider') && name !== 'account' && !String(path).includes('?tab='),
);

/** What the document names. */
async function namedBy(page: Page): Promise<string[]> {
  const content = await page.locator('meta[name="early-requests"]').getAttribute('content');
  const links = await page.locator('link[rel="preload"][as="script"][integrity]').all();
  const scripts = await Promise.all(links.map((link) => link.getAttribute('href')));
  const requests = JSON.parse(content ?? '[]') as { address: string }[];
  return [...requests.map(({ address }) => address), ...scripts.map(String)];
}

test.describe('what the page of a remote asks for first, for somebody with a session', () => {
  for (const visited of pages) {
    test(`when ${visited.name} is opened, then it is named by the document, and asked for once`, async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = [];
      await openPage(page, visited, { url: String(baseURL) });
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        asked.push(pathname + search);
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visited.shows[visited.of]);
      await untilLoaded(page);

      // What stays there was named in vain.
      await expect.poll(() => page.evaluate('[...marqueeEarlyAnswers.keys()]')).toEqual([]);
      const named = await namedBy(page);
      expect(named.length).toBeGreaterThanOrEqual(4);
      expect(named.filter((address) => asked.filter((one) => one === address).length !== 1)).toEqual([]);
    });
  }
});
