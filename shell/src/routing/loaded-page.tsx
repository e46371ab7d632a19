import { lazy } from 'react';
import type { ComponentType } from 'react';

/** A page that is rendered at the build. `chunk`: the name under which webpack keeps its code. */
export type LoadedPage = { chunk: string; Page: ComponentType; load: () => Promise<void> };

/** Loaded when it is opened, like every page of the shell. Where `load` went before, it is there at once: nothing stands in its place. */
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
