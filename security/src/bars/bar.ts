import type * as kit from '@marquee/bar-kit/bar';

/** What a target is run with. */
export type Setting = {
  size: kit.Size;
  root: string;
  dataFolder: string;
  mongodbUrl: string;
  say: (line: string) => void;
};

export type Bar = kit.Bar<Setting>;
