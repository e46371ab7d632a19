import type * as kit from '@marquee/bar-kit/bar';

import type { World, WorldNeed } from '../stack/world.ts';

/** What a bar is run with. */
export type Setting = {
  size: kit.Size;
  /** For bars that start services within this process. */
  mongodbUrl: string;
  /** A stack of its own for the bar, stopped when `use` has ended, however it ended. */
  withWorld: <Result>(use: (world: World) => Promise<Result>, options?: WorldOptions) => Promise<Result>;
  say: (line: string) => void;
};

export type WorldOptions = {
  mains?: WorldNeed['mains'];
  environment?: WorldNeed['environment'];
};

export type Bar = kit.Bar<Setting>;
