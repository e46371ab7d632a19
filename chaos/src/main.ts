import { join } from 'node:path';

import { allBars, shortBars } from './bars/all.ts';
import type { Bar, Setting } from './bars/bar.ts';
import { withExits } from './bars/with-exits.ts';
import { chosenBars, readOptions } from './options.ts';
import { openKeptResults } from './report/kept-results.ts';
import type { KeptResults } from './report/kept-results.ts';
import { machineOf } from './report/machine.ts';
import { productAt } from './report/product-at.ts';
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
  const kept = openKeptResults(
    keptIn(surroundings.root),
    size === 'full' ? productAt(surroundings.root) : null,
  );
  const ofBars = await runBars(bars, { setting, worlds, kept, goOn: options.goOn });

  const machine = machineOf(engine);
  const isWholeReport = size === 'full' && options.only.length === 0;
  const results = isWholeReport
    ? await writeReport(setting, { root: surroundings.root, results: ofBars, machine })
    : ofBars;
  console.log(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  const met = countMet(results);
  return { met, missed: results.length - met };
}

function keptIn(root: string): string {
  return join(root, '.data', 'chaos-full.json');
}

type Means = { setting: Setting; worlds: Worlds; kept: KeptResults; goOn: boolean };

async function runBars(bars: readonly Bar[], { setting, worlds, kept, goOn }: Means): Promise<Result[]> {
  const results: Result[] = [];
  for (const { id, title, asked, run } of bars) {
    const before = goOn ? kept.find(id) : null;
    if (before) {
      setting.say(`\n${id} ${title}\nmet before: ${before.measured.figures}`);
      results.push(before);
      continue;
    }
    const result = await runLine({
      id,
      title,
      asked: asked[setting.size],
      say: setting.say,
      run: async () => withExits(await run(setting).catch(brokenOff), worlds.takeUnaskedExits()),
    });
    results.push(result);
    kept.keep(result, new Date());
    if (!result.measured.met) {
      // What it left behind is not held against the next.
      await worlds.end();
    }
  }
  await worlds.end();
  return results;
}
