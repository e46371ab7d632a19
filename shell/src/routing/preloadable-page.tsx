import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A lazily loaded page that can be prerendered. `chunk`: its webpack chunk name. */
export type PreloadablePage = { chunk: string; Page: ComponentType; load: () => Promise<void> };

/** Loads a page when it is opened, like every page of the shell. After `load`, it renders immediately, without a fallback. */
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
