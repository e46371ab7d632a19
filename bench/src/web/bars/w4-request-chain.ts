import { sessionCookieAt } from '../../gateway/gateway-environment.ts';
import { withBrowser } from '../browser/with-browser.ts';
import { longestChain } from '../chain/chains.ts';
import { watchRequests } from '../chain/watch-requests.ts';
import type { WebBar } from '../setting.ts';
import { openPlace } from '../visit/open-place.ts';
import { landing, terms } from '../visit/place.ts';
import { turnTo } from '../visit/turn-to.ts';

const most = 2;

/**
 * Counted are the page itself, scripts and styles, until somebody has turned to the page and it asks for nothing more by itself. The page is the first; whatever
 * it names comes second, whoever uses it; what one of these asks for when it runs is the third.
 */
export const w4: WebBar = {
  id: 'W4',
  title: 'Requests that wait for each other',
  asked: {
    full: `landing page, terms, and the page that is not prerendered: ≤ ${most} in a row`,
    short: 'it is measured',
  },
  async run({ size, chromium, url }) {
    const visits = [
      { name: landing.name, place: landing },
      { name: terms.name, place: terms },
      { name: 'not prerendered', place: landing, cookie: sessionCookieAt(url) },
    ];
    const seen = await withBrowser(chromium, async (browser) => {
      const chains: { name: string; chain: readonly string[] }[] = [];
      for (const { name, ...visit } of visits) {
        const { prepared: requests } = await openPlace(
          browser,
          { url, ...visit },
          {
            prepare: watchRequests,
            whenQuiet: turnTo,
          },
        );
        chains.push({ name, chain: longestChain(requests) });
      }
      return chains;
    });
    return {
      met: size === 'short' || seen.every(({ chain }) => chain.length <= most),
      figures: seen.map(({ name, chain }) => `${name}: ${chain.length}`).join(', '),
      remarks: seen.map(({ name, chain }) => `${name}: ${chain.map(pathOf).join(' → ')}`),
    };
  },
};

function pathOf(url: string): string {
  return new URL(url).pathname;
}
