import type { WeighedPage } from './weigh-pages.ts';

/** Returns the pages that exceed their budget by more than `tolerancePercent`. Pages without a budget are never returned. */
export function overBudget(pages: readonly WeighedPage[], tolerancePercent: number): WeighedPage[] {
  return pages.filter(
    ({ bytes, maxBytes }) => maxBytes !== undefined && bytes > maxBytes * (1 + tolerancePercent / 100),
  );
}
