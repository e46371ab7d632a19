import type { Zod } from '@marquee/contracts/deferred/recipe';
import { loaded } from '@marquee/contracts/deferred/schema';
import { use } from 'react';
import type { ReactNode } from 'react';

type Shell = { makesDeferredSchemas?: boolean | undefined };

/**
 * Makes the component around a remote's pages. Under a shell that makes no deferred schemas the pages suspend until zod is there, and fail
 * where it does not come; `loadZod` must give the same promise while it is pending and for a while after it is rejected.
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
