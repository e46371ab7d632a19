import type { WeighedPage } from './weigh-pages.ts';

/** The pages that exceed their budget by more than that percentage; pages without a budget never do. */
export function overBudget(pages: readonly WeighedPage[], sparePercent: number): WeighedPage[] {
  return pages.filter(({ bytes, most }) => most !== undefined && bytes > most * (1 + sparePercent / 100));
}
