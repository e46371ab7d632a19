import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Bars, Size } from './bar.ts';
import { openKeptResults } from './kept-results.ts';
import { markdownOf } from './markdown.ts';
import { chosenBars, readOptions } from './options.ts';
import type { Manner } from './options.ts';
import { productAt } from './product-at.ts';
import { brokenOffIn, countMet, missedIn, verdictOf } from './result.ts';
import { runBars } from './run-bars.ts';
import { tableOf } from './table.ts';

type Harness<Setting> = {
  root: string;
  args: readonly string[];
  manner: Manner;
  bars: Bars<Setting>;
  /** Called once the size is known. */
  settingOf: (size: Size) => Setting;
  /** Paths outside the product that influence a result: the harness and its limits. */
  judged: readonly string[];
  /** See `machineOf`. */
  machine: string;
  say: (line: string) => void;
  report: Report;
};

/** Written to docs/reports/<name>.md after a complete run of the full size. */
type Report = { name: string; title: string; command: string; folder: string };

/** How many targets are met, which are not, and which of those an error ended. */
export type Verdict = { met: number; missed: string[]; brokenOff: string[] };

/** Runs the targets one after the other, prints the table and writes the report. Errors about `args` include the usage. */
export async function runHarness<Setting>(harness: Harness<Setting>): Promise<Verdict> {
  const { root, args, manner, bars, settingOf, judged, machine, say, report } = harness;
  const options = readOptions(args, manner);
  const { size, goOn, only } = options;
  const setting = settingOf(size);
  const kept = openKeptResults(
    join(root, '.data', `${report.name}-full.json`),
    size === 'full' ? productAt(root, judged) : null,
  );
  const results = await runBars(chosenBars(bars, options), {
    size,
    say,
    kept,
    goOn,
    run: (bar) => bar.run(setting),
    clear: async () => undefined,
  });

  if (size === 'full' && only.length === 0) {
    write(root, report.name, markdownOf({ ...report, results, machine, at: new Date() }));
  }
  say(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  return { met: countMet(results), missed: missedIn(results), brokenOff: brokenOffIn(results) };
}

function write(root: string, name: string, text: string): void {
  const file = join(root, 'docs', 'reports', `${name}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
