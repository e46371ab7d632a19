import { allBars, shortBars } from './bars/all.ts';
import type { Bar, Setting } from './bars/bar.ts';
import { withExits } from './bars/with-exits.ts';
import { chosenBars, readOptions } from './options.ts';
import { machineOf } from './report/machine.ts';
import { countMet, verdictOf } from './report/result.ts';
import type { Result } from './report/result.ts';
import { tableOf } from './report/table.ts';
import { writeReport } from './report/write-report.ts';
import { brokenOff, runLine } from './run-line.ts';
import { createWorlds } from './stack/worlds.ts';
import type { Surroundings, Worlds } from './stack/worlds.ts';

type ChaosRun = {
  surroundings: Surroundings;
  /** Of a database for bars that start services within this process. */
  mongodbUrl: string;
  engine: string;
  args: readonly string[];
};

type Verdict = { met: number; missed: number };

/** Runs the bars one after the other and prints the table; how many are met, and how many are not. */
export async function runChaos({ surroundings, mongodbUrl, engine, args }: ChaosRun): Promise<Verdict> {
  const options = readOptions(args);
  const { size } = options;
  const worlds = createWorlds(surroundings, size);
  const setting: Setting = { size, mongodbUrl, withWorld: worlds.withWorld, say: console.log };
  const bars = chosenBars({ short: shortBars, full: allBars }, options);
  const ofBars = await runBars(bars, { setting, worlds });

  const machine = machineOf(engine);
  const isWholeReport = size === 'full' && options.only.length === 0;
  const results = isWholeReport
    ? await writeReport(setting, { root: surroundings.root, results: ofBars, machine })
    : ofBars;
  console.log(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  const met = countMet(results);
  return { met, missed: results.length - met };
}

async function runBars(
  bars: readonly Bar[],
  { setting, worlds }: { setting: Setting; worlds: Worlds },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { id, title, asked, run } of bars) {
    const result = await runLine({
      id,
      title,
      asked: asked[setting.size],
      say: setting.say,
      run: async () => withExits(await run(setting).catch(brokenOff), worlds.takeUnaskedExits()),
    });
    results.push(result);
    if (!result.measured.met) {
      // What it left behind is not held against the next.
      await worlds.end();
    }
  }
  await worlds.end();
  return results;
}
