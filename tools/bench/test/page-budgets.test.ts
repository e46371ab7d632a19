import { overBudget } from '../src/web/budgets/over-budget.ts';
import { createCompressedSizes } from '../src/web/budgets/compressed-sizes.ts';

function aPage(bytes: number, maxBytes?: number) {
  return { name: 'quote', scripts: 1, bytes, maxBytes };
}

describe('the budget of a page', () => {
  test.each([
    ['is at its budget', aPage(1_000, 1_000), 0],
    ['is one byte above its budget', aPage(1_001, 1_000), 1],
    ['has no budget', aPage(1_000_000), 0],
  ])('when a page %s, then only a page above its budget is reported', (_, page, overBudgetCount) => {
    expect(overBudget([page])).toHaveLength(overBudgetCount);
  });

  test('when a repetitive text is measured, then its compressed bytes count', () => {
    const sizes = createCompressedSizes();

    expect(sizes.ofText('marquee '.repeat(1_000))).toBeLessThan(40);
    expect(sizes.ofText('')).toBe(1);
  });
});
