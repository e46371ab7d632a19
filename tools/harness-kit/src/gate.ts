export type Size = 'short' | 'full';

/**
 * The result of a measurement. `figures`: the measured values in one line, with units. `remarks`: further notes for the report. `errored`:
 * an error ended the measurement before it had figures.
 */
export type Measured = { passed: boolean; figures: string; remarks?: readonly string[]; errored?: true };

/** One gate, which is one row of the result table. `Setting`: the type of the value that the harness passes to each of its gates. */
export type Gate<Setting> = {
  id: string;
  title: string;
  /** The target in words, by the size of the run. A short run has easier targets. */
  target: Readonly<Record<Size, string>>;
  run: (setting: Setting) => Promise<Measured>;
};

export type Gates<Setting> = Readonly<Record<Size, readonly Gate<Setting>[]>>;
