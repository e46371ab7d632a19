import type { WeighedPage } from './weigh-pages.ts';

/** The pages that exceed their budget by more than that percentage; pages without a budget never do. */
export function overBudget(pages: readonly WeighedPage[], tolerancePercent: number): WeighedPage[] {
  return pages.filter(
    ({ bytes, maxBytes }) => maxBytes !== undefined && bytes > maxBytes * (1 + tolerancePercent / 100),
  );
}
