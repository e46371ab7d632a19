import type * as kit from '@marquee/bar-kit/bar';
import type { Children } from '@marquee/local/processes/children';

import type { Side } from '../gateway/start-side-by-side.ts';

/** What a bar is run with. */
export type Setting = {
  size: kit.Size;
  /** Of the repository. */
  root: string;
  /** Of this run. */
  dataFolder: string;
  children: Children;
  nginx: string;
  brokerCommand: string;
  /** An empty one of its own with its data in the folder; `pid`: none where it is somebody else's. */
  startDatabase: (
    dataFolder: string,
    children: Children,
    /** With half of the machine's memory for its data, instead of the little that is asked of a developer's. */
    memory?: { hasRoom: boolean },
  ) => Promise<{ url: string; pid?: number; stop: () => Promise<void> }>;
  /** The gateway and what it is measured beside, started when it is first asked for. */
  sideBySide: () => Promise<Side>;
};

export type Bar = kit.Bar<Setting>;
