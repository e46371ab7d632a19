import { sessionCookieAt } from '../../gateway/gateway-environment.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { longestChain } from '../chain/chains.ts';
import { watchRequests } from '../chain/watch-requests.ts';
import type { WatchedRequest } from '../chain/watch-requests.ts';
import { allPages } from '../pages/all-pages.ts';
import { targetsOf, missesOf, summarizeMisses } from '../pages/judge-limits.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import type { WebGate, WebSetting } from '../setting.ts';
import { openOnPhone } from '../visit/open-on-phone.ts';
import { landing } from '../visit/page-address.ts';
import { triggerHydration } from '../visit/trigger-hydration.ts';

type Chain = readonly string[];
/** `withCalls`: the chain including requests to the services and the release store; it is reported but not judged. */
type MeasuredChain = { page: PreparedPage; chain: Chain; withCalls: Chain };

/** The landing page as the gateway sends it to a browser with the cookie of an ended session: not prerendered. */
const appPage = { ...landing, name: 'not prerendered', limits: { chainLength: 2 } } as const;

/**
 * Judges the longest chain of requests for the page itself, scripts and styles, until the page is quiet after the first interaction. The
 * page is first. Files that the page's HTML names are second, and files that those files request are third. Files that the interaction
 * requests, such as dialogs, are also second, and files that these request are third.
 */
export const w4: WebGate = {
  id: 'W4',
  title: 'Request chain',
  target: {
    full: targetsOf([...allPages, appPage], ({ limits }) =>
      limits.chainLength === undefined ? [] : [`≤ ${limits.chainLength} in a row`],
    ),
    short: 'the measurement completes',
  },
  async run(setting) {
    const seen = await measureChains(setting);
    const misses = seen.flatMap(({ page: { name, limits }, chain }) =>
      missesOf(name, [{ label: 'in a row', value: chain.length, max: limits.chainLength }]),
    );
    return {
      passed: setting.size === 'short' || misses.length === 0,
      figures: `${seen.map(({ page, chain }) => `${page.name}: ${chain.length}`).join(', ')}; ${summarizeMisses(seen.length, misses)}`,
      remarks: seen.flatMap(({ page: { name }, chain, withCalls }) => [
        `${name}: ${describeChain(chain)}`,
        ...(withCalls.length > chain.length ? [`${name}, with its calls: ${describeChain(withCalls)}`] : []),
      ]),
    };
  },
};

async function measureChains({ chromium, url, pages }: WebSetting): Promise<readonly MeasuredChain[]> {
  const prepared = [...(await preparePages(pages, url)), { ...appPage, cookie: sessionCookieAt(url) }];
  return await withBrowser(chromium, async (browser) => {
    const seen: MeasuredChain[] = [];
    for (const page of prepared) {
      const { prepared, result: beforeInteraction } = await openOnPhone(
        browser,
        { url, address: page },
        {
          prepare: watchRequests,
          async whenQuiet(opened, watched) {
            const before = watched.length;
            await triggerHydration(opened);
            return before;
          },
        },
      );
      const requests = prepared.map((request, index) => ({
        ...request,
        isAfterInteraction: index >= beforeInteraction,
      }));
      seen.push({
        page,
        chain: longestChain(requests.filter(isCode)),
        withCalls: longestChain(requests),
      });
    }
    return seen;
  });
}

function isCode({ isCall }: WatchedRequest): boolean {
  return !isCall;
}

function describeChain(chain: Chain): string {
  return chain.map((url) => new URL(url).pathname).join(' → ');
}
