import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A lazily loaded page that can be prerendered. `chunk`: its webpack chunk name. */
export type LoadedPage = { chunk: string; Page: ComponentType; load: () => Promise<void> };

/** Loads a page when it is opened, like every page of the shell. After `load`, it renders immediately, without a fallback. */
export function loadedPage(chunk: string, load: () => Promise<{ default: ComponentType }>): LoadedPage {
  const Later = lazy(load);
  let Loaded: ComponentType = Later;

  return {
    chunk,
    Page: () => <Loaded />,
    async load() {
      Loaded = (await load()).default;
    },
  };
}
