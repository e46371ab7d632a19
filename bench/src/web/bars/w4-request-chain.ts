import { sessionCookieAt } from '../../gateway/gateway-environment.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { longestChain } from '../chain/chains.ts';
import { watchRequests } from '../chain/watch-requests.ts';
import type { WatchedRequest } from '../chain/watch-requests.ts';
import { allPages } from '../pages/all-pages.ts';
import { askedOf, missesOf, verdictOn } from '../pages/judge.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { PreparedPage } from '../pages/prepare-pages.ts';
import type { WebBar, WebSetting } from '../setting.ts';
import { openPlace } from '../visit/open-place.ts';
import { landing } from '../visit/place.ts';
import { turnTo } from '../visit/turn-to.ts';

type Chain = readonly string[];
/** `withCalls`: includes requests to the services and the release store; reported but not judged. */
type Seen = { page: PreparedPage; chain: Chain; withCalls: Chain };

/** The page served to a browser with the cookie of an ended session. */
const plain = { ...landing, name: 'not prerendered', limits: { requestsInRow: 2 } } as const;

/**
 * Counts the page itself, scripts and styles, until after the first interaction the page requests nothing more by itself. The page is
 * first; everything it names comes second, whatever uses it; what those request when they run is third. What the interaction requests, such
 * as dialogs, comes second too, and what that requests is third.
 */
export const w4: WebBar = {
  id: 'W4',
  title: 'Requests that wait for each other',
  asked: {
    full: askedOf([...allPages, plain], ({ limits }) =>
      limits.requestsInRow === undefined ? [] : [`≤ ${limits.requestsInRow} in a row`],
    ),
    short: 'it is measured',
  },
  async run(setting) {
    const seen = await seeChains(setting);
    const misses = seen.flatMap(({ page: { name, limits }, chain }) =>
      missesOf(name, [{ what: 'in a row', seen: chain.length, most: limits.requestsInRow }]),
    );
    return {
      met: setting.size === 'short' || misses.length === 0,
      figures: `${seen.map(({ page, chain }) => `${page.name}: ${chain.length}`).join(', ')}; ${verdictOn(seen.length, misses)}`,
      remarks: seen.flatMap(({ page: { name }, chain, withCalls }) => [
        `${name}: ${described(chain)}`,
        ...(withCalls.length > chain.length ? [`${name}, with its calls: ${described(withCalls)}`] : []),
      ]),
    };
  },
};

async function seeChains({ chromium, url, pages }: WebSetting): Promise<readonly Seen[]> {
  const prepared = [...(await preparePages(pages, url)), { ...plain, cookie: sessionCookieAt(url) }];
  return await withBrowser(chromium, async (browser) => {
    const seen: Seen[] = [];
    for (const page of prepared) {
      const { prepared, seen: byItself } = await openPlace(
        browser,
        { url, place: page },
        {
          prepare: watchRequests,
          async whenQuiet(opened, watched) {
            const before = watched.length;
            await turnTo(opened);
            return before;
          },
        },
      );
      const requests = prepared.map((request, index) => ({ ...request, isOnTouch: index >= byItself }));
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

function described(chain: Chain): string {
  return chain.map((url) => new URL(url).pathname).join(' → ');
}
