import type { Zod } from '@marquee/contracts/deferred/recipe';
import { loaded } from '@marquee/contracts/deferred/schema';
import { use } from 'react';
import type { ReactNode } from 'react';

type Shell = { makesDeferredSchemas?: boolean | undefined };

/**
 * Creates the component around a remote's pages. In a shell without deferred schemas the pages suspend until zod is loaded, and throw if
 * that fails. `loadZod` must return the same promise while it is pending and for a while after it rejects.
 */
export function createForEarlierShells({ makesDeferredSchemas }: Shell, loadZod: () => Promise<Zod>) {
  const isEarlier = makesDeferredSchemas === undefined;

  return function ForEarlierShells({ children }: { children: ReactNode }) {
    if (isEarlier) {
      loaded.zod = use(loadZod());
    }
    return children;
  };
}
