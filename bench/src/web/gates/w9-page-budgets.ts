import { overBudget } from '../budgets/over-budget.ts';
import { weighPages } from '../budgets/weigh-pages.ts';
import type { WeighedPage } from '../budgets/weigh-pages.ts';
import { allPages } from '../pages/all-pages.ts';
import { targetsOf } from '../pages/judge-limits.ts';
import type { WebGate } from '../setting.ts';
import { kilobytes } from './kilobytes.ts';

const asked = `JavaScript by brotli, bodies alone, of shell and remote together, nothing in the cache and nothing touched: ${targetsOf(
  allPages,
  ({ limits: { scripts } }) => (scripts === undefined ? [] : [`≤ ${scripts} kB`]),
)}`;

/** Allows no excess over the budgets; `npm run test:all` checks the same budgets with a tolerance of 5 %. */
export const w9: WebGate = {
  id: 'W9',
  title: 'JavaScript of a page',
  target: { full: asked, short: asked },
  async run(setting) {
    const weighed = await weighPages(setting);
    const pagesOverBudget = overBudget(weighed, 0);
    return {
      passed: pagesOverBudget.length === 0,
      figures: weighed.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', '),
      remarks: weighed.map(describePage),
    };
  },
};

function describePage({ name, scripts, bytes, maxBytes }: WeighedPage): string {
  const budget = maxBytes === undefined ? 'no budget' : `a budget of ${kilobytes(maxBytes)}`;
  return `${name}: ${kilobytes(bytes)} in ${scripts} scripts, ${budget}`;
}
