import type * as kit from '@marquee/harness-kit/gate';
import type { Children } from '@marquee/local/processes/children';

import type { ComparedPrograms } from '../gateway/start-side-by-side.ts';

/** The configuration with which a gate runs. */
export type Setting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  children: Children;
  nginx: string;
  brokerCommand: string;
  /** Starts an empty database with its files in the folder, or returns the empty external database, which has no `pid`. */
  startDatabase: (
    dataFolder: string,
    children: Children,
    /** `hasLargeCache`: half of the machine's memory for the cache, instead of the small default for a developer's machine. */
    memory?: { hasLargeCache: boolean },
  ) => Promise<{ url: string; pid?: number; stop: () => Promise<void> }>;
  /** The gateway and the proxies that it is compared with, started on first use. */
  sideBySide: () => Promise<ComparedPrograms>;
};

export type Gate = kit.Gate<Setting>;
