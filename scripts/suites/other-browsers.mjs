import { startFirefox } from '../../e2e/other-browsers/firefox.ts';
import { runJourney } from '../../e2e/other-browsers/run-journey.ts';
import { startWebkit } from '../../e2e/other-browsers/webkit.ts';
import { emptyOutcome } from './outcome.mjs';
import { withProduct } from './product.mjs';

/** Runs a booking in Firefox. Each step counts as a test. */
export function runInFirefox(context, { firefox }) {
  return runIn('firefox', context, () => startFirefox(firefox));
}

/** Runs a booking in WebKit. Each step counts as a test. */
export function runInWebkit(context, { webkit }) {
  return runIn('webkit', context, () => startWebkit(webkit, context.children));
}

function runIn(name, context, start) {
  return withProduct(context, {}, async (url) => {
    const browser = await start();
    try {
      return { ...emptyOutcome, ...(await runJourney(browser, { name, url, log: console.log })) };
    } finally {
      await browser.close();
    }
  });
}
