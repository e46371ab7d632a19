import { earlyRequests } from '../browser/early-requests.js';
import { openPage } from '../fixtures/open-page.ts';
import { everyPage, getPageByName } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLoaded } from '../fixtures/wait-until-loaded.ts';

/** The remotes' pages that require a session. Excludes the addresses of a dashboard's other tabs, for which no early calls are declared. */
const pages = everyPage.filter(
  ({ role, path, name }) =>
    (role === 'client' || role === 'provider') && name !== 'account' && !String(path).includes('?tab='),
);

/** Records the key of each early answer that the application uses. */
const recordUsedResponses = `
  globalThis.taken = [];
  let answers;
  Object.defineProperty(globalThis, 'marqueeEarlyAnswers', {
    get: () => answers,
    set(map) {
      answers = map;
      const get = map.get.bind(map);
      map.get = (key) => {
        const answer = get(key);
        if (answer) taken.push(key.split(' ')[0]);
        return answer;
      };
    },
  });`;

/** Milliseconds. Longer than any early request takes, because the page aborts an early request after three seconds. */
const longerThanAnyResponseMs = 4_000;

test.describe('the early requests of a remote’s page with a session', () => {
  for (const visited of pages) {
    test(`when ${visited.name} opens, then the document names its early requests, and each is sent once and used`, async ({
      page,
      baseURL,
    }) => {
      const requested: string[] = [];
      await openPage(page, visited, { url: String(baseURL) });
      await page.addInitScript(recordUsedResponses);
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        requested.push(pathname + search);
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(visited.headings[visited.role]);
      await waitUntilLoaded(page);

      const { requests, scripts } = await page.evaluate(earlyRequests);
      expect(requests).toEqual(expect.arrayContaining(['/api/auth/user', '/config.json']));
      expect(scripts.length).toBeGreaterThanOrEqual(2);
      await expect.poll(() => page.evaluate('taken.toSorted()')).toEqual(requests.toSorted());
      const repeated = [...requests, ...scripts].filter(
        (address) => requested.filter((one) => one === address).length !== 1,
      );
      expect(repeated).toEqual([]);
    });
  }

  test('when the application starts long after the early answers arrived, then it still uses the answer to /config.json', async ({
    page,
    baseURL,
  }) => {
    const visited = getPageByName('provider-quotes');
    await openPage(page, visited, { url: String(baseURL) });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await page.waitForFunction((ms) => performance.now() > ms, longerThanAnyResponseMs);
      await route.continue();
    });
    await page.reload();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visited.headings[visited.role]);
    expect(addresses.filter((address) => address === '/config.json')).toHaveLength(1);
  });

  test('when the provider’s dashboard opens, then the document names the call of its first tab', async ({
    page,
    baseURL,
  }) => {
    await openPage(page, getPageByName('provider-quotes'), { url: String(baseURL) });

    const { requests } = await page.evaluate(earlyRequests);

    expect(requests).toContain('/api/quotes?limit=20');
  });
});
