import { loaded } from '@marquee/contracts/deferred/schema';
import * as platform from '@marquee/web-kit';
import { use } from 'react';
import type { ReactNode } from 'react';
import { loadZod } from './forms/load-zod.ts';

const rules = 'makesDeferredSchemas' in platform ? null : loadRules();

/**
 * Pages of a remote with forms. The forms of an earlier shell check a schema without waiting and know no deferred one: there the pages
 * suspend until the remote has its own zod, and fail where it does not come.
 */
export function ForEarlierShells({ children }: { children: ReactNode }) {
  if (rules !== null) {
    use(rules);
  }
  return children;
}

async function loadRules(): Promise<void> {
  loaded.zod = await loadZod();
}
