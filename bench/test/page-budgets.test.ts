import { overBudget } from '../src/web/budgets/over-budget.ts';
import { createCompressedSizes } from '../src/web/budgets/compressed-sizes.ts';

function aPage(bytes: number, maxBytes?: number) {
  return { name: 'quote', scripts: 1, bytes, maxBytes };
}

describe('the budget of a page', () => {
  test.each([
    ['at its budget', aPage(1_000, 1_000), 0, 0],
    ['above it', aPage(1_001, 1_000), 0, 1],
    ['above it by what is spared', aPage(1_050, 1_000), 5, 0],
    ['above it by more', aPage(1_051, 1_000), 5, 1],
    ['without one', aPage(1_000_000), 0, 0],
  ])('when a page is %s, then the check judges it by its budget', (_, page, tolerancePercent, refused) => {
    expect(overBudget([page], tolerancePercent)).toHaveLength(refused);
  });

  test('when a repetitive text is weighed, then its compressed bytes count', () => {
    const sizes = createCompressedSizes();

    expect(sizes.ofText('marquee '.repeat(1_000))).toBeLessThan(40);
    expect(sizes.ofText('')).toBe(1);
  });
});
