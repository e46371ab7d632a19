import { startFirefox } from '../../e2e/other-browsers/firefox.ts';
import { runJourney } from '../../e2e/other-browsers/run-journey.ts';
import { startWebkit } from '../../e2e/other-browsers/webkit.ts';
import { nothing } from './outcome.mjs';
import { withProduct } from './product.mjs';

/** Runs a booking in Firefox; each step counts as a test. */
export function runInFirefox(bench, { firefox }) {
  return runIn('firefox', bench, () => startFirefox(firefox));
}

/** Runs it in WebKit. */
export function runInWebkit(bench, { webkit }) {
  return runIn('webkit', bench, () => startWebkit(webkit, bench.children));
}

function runIn(name, bench, start) {
  return withProduct(bench, {}, async (url) => {
    const browser = await start();
    try {
      return { ...nothing, ...(await runJourney(browser, { name, url, say: console.log })) };
    } finally {
      await browser.close();
    }
  });
}
