import type * as kit from '@marquee/bar-kit/bar';

/** What a bar is run with. */
export type Setting = {
  size: kit.Size;
  /** Of the repository. */
  root: string;
  /** Of this run. */
  dataFolder: string;
  mongodbUrl: string;
  say: (line: string) => void;
};

export type Bar = kit.Bar<Setting>;
