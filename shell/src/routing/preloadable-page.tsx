import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A lazily loaded page that can be prerendered. `chunk` is its webpack chunk name. */
export type PreloadablePage = { chunk: string; Page: ComponentType; load: () => Promise<void> };

/** Creates a page that is loaded when it is opened. After `load`, the page renders immediately, without a fallback. */
export function preloadablePage(
  chunk: string,
  load: () => Promise<{ default: ComponentType }>,
): PreloadablePage {
  const LazyPage = lazy(load);
  let CurrentPage: ComponentType = LazyPage;

  return {
    chunk,
    Page: () => <CurrentPage />,
    async load() {
      CurrentPage = (await load()).default;
    },
  };
}
