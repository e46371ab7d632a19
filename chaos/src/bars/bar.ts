import type * as kit from '@marquee/bar-kit/bar';

import type { World, WorldNeed } from '../stack/world.ts';

/** What a target is run with. */
export type Setting = {
  size: kit.Size;
  /** For targets that start services within this process. */
  mongodbUrl: string;
  /** Runs `use` with an environment of its own, which is stopped when `use` ends, even with an error. */
  withWorld: <Result>(use: (world: World) => Promise<Result>, options?: WorldOptions) => Promise<Result>;
  say: (line: string) => void;
};

export type WorldOptions = {
  mains?: WorldNeed['mains'];
  environment?: WorldNeed['environment'];
};

export type Bar = kit.Bar<Setting>;
