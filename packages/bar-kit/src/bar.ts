export type Size = 'short' | 'full';

/**
 * `figures`: the measured values in one line, with units. `remarks`: further notes for the report. `brokeOff`: an error ended the
 * measurement before it had figures.
 */
export type Measured = { met: boolean; figures: string; remarks?: readonly string[]; brokeOff?: true };

/** One target, a line of the table. `Setting` is what a harness passes to its targets. */
export type Bar<Setting> = {
  id: string;
  title: string;
  /** The target in words, by size; the short size has lower targets. */
  asked: Readonly<Record<Size, string>>;
  run: (setting: Setting) => Promise<Measured>;
};

export type Bars<Setting> = Readonly<Record<Size, readonly Bar<Setting>[]>>;
