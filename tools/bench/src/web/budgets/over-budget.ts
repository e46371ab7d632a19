import type { PageScripts } from './measure-scripts.ts';

/** Returns the pages that exceed their budget. Pages without a budget are never returned. */
export function overBudget(pages: readonly PageScripts[]): PageScripts[] {
  return pages.filter(({ bytes, maxBytes }) => maxBytes !== undefined && bytes > maxBytes);
}
