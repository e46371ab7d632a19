import { overBudget } from '../../tools/bench/src/web/budgets/over-budget.ts';
import { measureScripts } from '../../tools/bench/src/web/budgets/measure-scripts.ts';
import { allPages } from '../../tools/bench/src/web/pages/all-pages.ts';
import { emptyOutcome, sumOutcomes } from './outcome.mjs';
import { runPlaywright, twoWorkers } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** Checks the requests that pages send while they load, and the size of the pages' JavaScript. */
export function runPageLoading(context, { chromium }) {
  return withProduct(context, {}, async (url) =>
    sumOutcomes([
      await runPlaywright(context, { project: 'loading', chromium, url, args: twoWorkers }),
      await checkPageBudgets({ chromium, url }),
    ]),
  );
}

/**
 * Measures the JavaScript of each page that has a budget, in a browser without throttling. Each page counts as a test.
 */
async function checkPageBudgets({ chromium, url }) {
  const pages = allPages.filter(({ limits }) => limits.scripts !== undefined);
  const measured = await measureScripts({ chromium, url, pages });
  measured.forEach((page) => console.log(describePage(page)));
  const failed = overBudget(measured).map(describePage);

  return { ...emptyOutcome, passed: measured.length - failed.length, failed };
}

function describePage({ name, bytes, maxBytes }) {
  return `${name}: ${formatKilobytes(bytes)} of JavaScript, with a budget of ${formatKilobytes(maxBytes)}`;
}

function formatKilobytes(bytes) {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
