import type { WeighedPage } from './weigh-pages.ts';

/** The pages that are above their budget by more than so many percent of it; a page without one never is. */
export function overBudget(pages: readonly WeighedPage[], sparePercent: number): WeighedPage[] {
  return pages.filter(({ bytes, most }) => most !== undefined && bytes > most * (1 + sparePercent / 100));
}
