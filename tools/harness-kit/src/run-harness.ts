import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Gates, Size } from './gate.ts';
import { openResultCache } from './result-cache.ts';
import { markdownReportOf } from './markdown-report.ts';
import { selectGates, readOptions } from './options.ts';
import type { HarnessCommand } from './options.ts';
import { productAt } from './product-at.ts';
import { erroredIn, countPassed, failedIn, verdictOf } from './result.ts';
import { runGates } from './run-gates.ts';
import { resultTableOf } from './result-table.ts';

type Harness<Setting> = {
  root: string;
  args: readonly string[];
  command: HarnessCommand;
  gates: Gates<Setting>;
  /** Returns the value that each gate receives. Called after the size is known. */
  settingOf: (size: Size) => Setting;
  /** Paths outside the product that influence results, such as the sources of the harness. */
  harnessPaths: readonly string[];
  /** The result of `describeMachine`. */
  machine: string;
  log: (line: string) => void;
  report: Report;
};

/** The report, which a full run of all gates writes to docs/reports/<name>.md. */
type Report = { name: string; title: string; command: string; folder: string };

/** `passed`: number of gates that passed. `missed`: gates that did not pass. `errored`: the missed gates that ended with an error. */
export type Verdict = { passed: number; missed: string[]; errored: string[] };

/** Runs the gates one after the other and prints the table; a full run of all gates also writes the report. Throws for wrong `args`. */
export async function runHarness<Setting>(harness: Harness<Setting>): Promise<Verdict> {
  const { root, args, command, gates, settingOf, harnessPaths, machine, log, report } = harness;
  const options = readOptions(args, command);
  const { size, goOn, only } = options;
  const setting = settingOf(size);
  const cache = openResultCache(
    join(root, '.data', `${report.name}-full.json`),
    size === 'full' ? productAt(root, harnessPaths) : null,
  );
  const results = await runGates(selectGates(gates, options), {
    size,
    log,
    cache,
    goOn,
    run: (gate) => gate.run(setting),
    cleanUp: async () => undefined,
  });

  if (size === 'full' && only.length === 0) {
    write(root, report.name, markdownReportOf({ ...report, results, machine, at: new Date() }));
  }
  log(`\n${resultTableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  return { passed: countPassed(results), missed: failedIn(results), errored: erroredIn(results) };
}

function write(root: string, name: string, text: string): void {
  const file = join(root, 'docs', 'reports', `${name}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
