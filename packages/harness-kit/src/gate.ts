export type Size = 'short' | 'full';

/**
 * `figures`: the measured values in one line, with units. `remarks`: further notes for the report. `errored`: an error ended the
 * measurement before it had figures.
 */
export type Measured = { passed: boolean; figures: string; remarks?: readonly string[]; errored?: true };

/** One gate, a row of the table. `Setting` is what a harness passes to its targets. */
export type Gate<Setting> = {
  id: string;
  title: string;
  /** The target in words, by size; the short size has lower targets. */
  target: Readonly<Record<Size, string>>;
  run: (setting: Setting) => Promise<Measured>;
};

export type Gates<Setting> = Readonly<Record<Size, readonly Gate<Setting>[]>>;
