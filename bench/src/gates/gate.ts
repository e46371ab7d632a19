import type * as kit from '@marquee/harness-kit/gate';
import type { Children } from '@marquee/local/processes/children';

import type { ComparedPrograms } from '../gateway/start-side-by-side.ts';

/** What a target is run with. */
export type Setting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  children: Children;
  nginx: string;
  brokerCommand: string;
  /** Starts an empty database with its files in the folder; `pid` is missing for an external one. */
  startDatabase: (
    dataFolder: string,
    children: Children,
    /** With half of the machine's memory for its cache, instead of the small default for a developer's machine. */
    memory?: { hasLargeCache: boolean },
  ) => Promise<{ url: string; pid?: number; stop: () => Promise<void> }>;
  /** The gateway and its comparisons, started on first use. */
  sideBySide: () => Promise<ComparedPrograms>;
};

export type Gate = kit.Gate<Setting>;
