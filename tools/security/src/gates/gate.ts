import type * as kit from '@marquee/harness-kit/gate';

/** The context in which a gate runs. */
export type Setting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  mongodbUrl: string;
  log: (line: string) => void;
};

export type Gate = kit.Gate<Setting>;
