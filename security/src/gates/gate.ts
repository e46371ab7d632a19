import type * as kit from '@marquee/harness-kit/gate';

/** What a target is run with. */
export type Setting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  mongodbUrl: string;
  log: (line: string) => void;
};

export type Gate = kit.Gate<Setting>;
