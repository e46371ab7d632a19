import { overBudget } from '../budgets/over-budget.ts';
import { weighPages } from '../budgets/weigh-pages.ts';
import type { WeighedPage } from '../budgets/weigh-pages.ts';
import { allPages } from '../pages/all-pages.ts';
import { askedOf } from '../pages/judge.ts';
import type { WebBar } from '../setting.ts';
import { kilobytes } from './kilobytes.ts';

const asked = `JavaScript by brotli, bodies alone, of shell and remote together, nothing in the cache and nothing touched: ${askedOf(
  allPages,
  ({ limits: { scripts } }) => (scripts === undefined ? [] : [`≤ ${scripts} kB`]),
)}`;

/** `npm run test:all` rejects anything more than 5 % above the same list. */
export const w9: WebBar = {
  id: 'W9',
  title: 'JavaScript of a page',
  asked: { full: asked, short: asked },
  async run(setting) {
    const weighed = await weighPages(setting);
    const over = overBudget(weighed, 0);
    return {
      met: over.length === 0,
      figures: weighed.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', '),
      remarks: weighed.map(described),
    };
  },
};

function described({ name, scripts, bytes, most }: WeighedPage): string {
  const budget = most === undefined ? 'no budget' : `a budget of ${kilobytes(most)}`;
  return `${name}: ${kilobytes(bytes)} in ${scripts} scripts, ${budget}`;
}
