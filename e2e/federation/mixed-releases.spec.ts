import type { Page } from '@playwright/test';
import { waitForRemotePage } from '../fixtures/hydration.ts';
import { sendAQuote } from '../fixtures/send-a-quote.ts';
import { productWithShell } from './override-servers.ts';
import { headings, missingQuotePath, twoReleases, waitForHtml } from './server-html.ts';
import { expect, requireVariable, test } from './store.ts';

/** The text of the link on a sent quote's page in both releases. */
const links = { first: 'Sign In to Client Portal', second: requireVariable('MARQUEE_SECOND_LINK') };

/** The releases of the server bundle and of the remote. Omits the combination of both first releases, which the other suites test. */
const releases = [
  { server: 'first', remote: 'second' },
  { server: 'second', remote: 'first' },
  { server: 'second', remote: 'second' },
] as const;

/**
 * `previous`: the shell before the version of the platform contract was raised. `current`: the shell with the raised version, for which the
 * second release of mfe-public was built.
 */
const shells = ['previous', 'current'] as const;

for (const shell of shells) {
  for (const { server, remote } of releases) {
    const mixed = `the ${shell} shell, the ${server} server bundle and the ${remote} remote`;
    test(`when ${mixed} are combined, then the remote’s own page replaces the HTML`, async ({
      page,
      baseURL,
      store,
    }) => {
      const { quoteId } = await sendAQuote(String(baseURL), { lines: [['Sound & light', '599.00']] });
      await using product = await productWith(shell, store.folder, String(baseURL));
      const records = await twoReleases(store);
      await store.edit('public', { ...records[remote], server: records[server].server });
      await waitForHtml(page, headings[server], product.url);

      await page.goto(product.url + missingQuotePath);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[server]);
      await waitForRemotePage(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[remote]);

      const calls = publicCallsOf(page);
      await page.goto(`${product.url}/quote?quote=${quoteId}`);
      await expect(page.getByRole('article').getByRole('link')).toHaveText(links[server]);
      await waitForRemotePage(page);
      await expect(page.getByRole('article').getByRole('link')).toHaveText(links[remote]);
      await expect(page.getByRole('article')).toContainText('Sound & light');
      expect(calls).toEqual([]);
    });
  }
}

type RunningProduct = { url: string } & AsyncDisposable;

async function productWith(
  shell: (typeof shells)[number],
  store: string,
  url: string,
): Promise<RunningProduct> {
  return shell === 'previous'
    ? productWithShell(requireVariable('MARQUEE_PREVIOUS_SHELL'), store, url)
    : { url, [Symbol.asyncDispose]: () => Promise.resolve() };
}

/** Collects the calls of public operations from now on. There should be none, because the page uses the answer in its HTML. */
function publicCallsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    calls.push(...(pathname.startsWith('/api/public/') ? [pathname] : []));
  });
  return calls;
}
