export type Size = 'short' | 'full';

/**
 * `figures`: what was seen, in one line, with units. `remarks`: what a reader of the report should know besides.
 * `brokeOff`: an error ended the bar before it had figures.
 */
export type Measured = { met: boolean; figures: string; remarks?: readonly string[]; brokeOff?: true };

/** One line of the table. `Setting` is what a harness runs its bars with. */
export type Bar<Setting> = {
  id: string;
  title: string;
  /** In words; the short size asks less. */
  asked: Readonly<Record<Size, string>>;
  run: (setting: Setting) => Promise<Measured>;
};

export type Bars<Setting> = Readonly<Record<Size, readonly Bar<Setting>[]>>;
