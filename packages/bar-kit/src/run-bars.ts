import type { Bar, Measured, Size } from './bar.ts';
import type { KeptResults } from './kept-results.ts';
import type { Result } from './result.ts';
import { runLine } from './run-line.ts';

export type Means<Setting> = {
  size: Size;
  say: (line: string) => void;
  kept: KeptResults;
  goOn: boolean;
  run: (bar: Bar<Setting>) => Promise<Measured>;
  /** Runs after each target that was not met, so that what it left behind does not affect the next. */
  clear: () => Promise<void>;
};

/** Runs the targets one after the other; with `goOn`, reports earlier results that passed instead of measuring again. */
export async function runBars<Setting>(
  bars: readonly Bar<Setting>[],
  { size, say, kept, goOn, run, clear }: Means<Setting>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const bar of bars) {
    const { id, title, asked } = bar;
    const before = goOn ? kept.find(id) : null;
    if (before) {
      say(`\n${id} ${title}\nmet before: ${before.measured.figures}`);
      results.push(before);
      continue;
    }
    const result = await runLine({ id, title, asked: asked[size], say, run: () => run(bar) });
    results.push(result);
    kept.keep(result, new Date());
    if (!result.measured.met) {
      await clear();
    }
  }
  return results;
}
