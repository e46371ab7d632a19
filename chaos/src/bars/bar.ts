import type { World, WorldNeed } from '../stack/world.ts';

export type Size = 'short' | 'full';

/** What a bar is run with. */
export type Setting = {
  size: Size;
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

/** `figures`: what was seen, in one line, with units. `remarks`: what a reader of the report should know besides. */
export type Measured = { met: boolean; figures: string; remarks?: readonly string[] };

/** One line of the table. */
export type Bar = {
  id: `R${number}`;
  title: string;
  /** In words; the short size asks less. */
  asked: Readonly<Record<Size, string>>;
  run: (setting: Setting) => Promise<Measured>;
};
