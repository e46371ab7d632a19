import { overBudget } from '../../bench/src/web/budgets/over-budget.ts';
import { weighPages } from '../../bench/src/web/budgets/weigh-pages.ts';
import { allPages } from '../../bench/src/web/pages/all-pages.ts';
import { tolerancePercent } from '../../packages/release-kit/src/budget.ts';
import { nothing, sum } from './outcome.mjs';
import { runPlaywright, twoAtOnce } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** Checks the requests of loading pages, and the size of their JavaScript. */
export function runPageLoading(bench, { chromium }) {
  return withProduct(bench, {}, async (url) =>
    sum([
      await runPlaywright(bench, { project: 'loading', chromium, url, args: twoAtOnce }),
      await checkPageBudgets({ chromium, url }),
    ]),
  );
}

/**
 * Measures the JavaScript of each page with a budget, in a browser without throttling; each page counts as a test. A page may exceed its
 * budget by the same percentage as a build.
 */
async function checkPageBudgets({ chromium, url }) {
  const pages = allPages.filter(({ limits }) => limits.scripts !== undefined);
  const weighed = await weighPages({ chromium, url, pages });
  weighed.forEach((page) => console.log(told(page)));
  const failed = overBudget(weighed, tolerancePercent).map(told);

  return { ...nothing, passed: weighed.length - failed.length, failed };
}

function told({ name, bytes, most }) {
  return `${name}: ${inKilobytes(bytes)} of JavaScript, with a budget of ${inKilobytes(most)}`;
}

function inKilobytes(bytes) {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
