import type { Children } from '@marquee/local/processes/children';

import { pinned } from './pinned.ts';
import type { Core } from './pinned.ts';

/** Returns a copy of `children` that starts every process on `core`. */
export function childrenOn(core: Core, children: Children): Children {
  return {
    ...children,
    start: (plan) => children.start({ ...plan, ...pinned(core, plan.command, plan.args) }),
  };
}
