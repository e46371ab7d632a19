import { overBudget } from '../budgets/over-budget.ts';
import { measureScripts } from '../budgets/measure-scripts.ts';
import type { PageScripts } from '../budgets/measure-scripts.ts';
import { allPages } from '../pages/all-pages.ts';
import { targetsOf } from '../pages/judge-limits.ts';
import type { WebGate } from '../setting.ts';
import { kilobytes } from './kilobytes.ts';

const target = `JavaScript of shell and remote together after brotli, without headers, with an empty cache and without interaction: ${targetsOf(
  allPages,
  ({ limits: { scripts } }) => (scripts === undefined ? [] : [`≤ ${scripts} kB`]),
)}`;

/** Allows no excess over the budgets. `npm run test:all` checks the same budgets in the same way. */
export const w9: WebGate = {
  id: 'W9',
  title: 'JavaScript of a page',
  target: { full: target, short: target },
  async run(setting) {
    const measured = await measureScripts(setting);
    const pagesOverBudget = overBudget(measured);
    return {
      passed: pagesOverBudget.length === 0,
      figures: measured.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', '),
      remarks: measured.map(describePage),
    };
  },
};

function describePage({ name, scripts, bytes, maxBytes }: PageScripts): string {
  const budget = maxBytes === undefined ? 'no budget' : `a budget of ${kilobytes(maxBytes)}`;
  return `${name}: ${kilobytes(bytes)} in ${scripts} scripts, ${budget}`;
}
