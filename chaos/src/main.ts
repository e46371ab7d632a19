import { join } from 'node:path';

import type { Bar, Bars } from '@marquee/bar-kit/bar';
import { openKeptResults } from '@marquee/bar-kit/kept-results';
import type { KeptResults } from '@marquee/bar-kit/kept-results';
import { machineOf } from '@marquee/bar-kit/machine';
import { chosenBars, readOptions } from '@marquee/bar-kit/options';
import { productAt } from '@marquee/bar-kit/product-at';
import { countMet, missedIn, verdictOf } from '@marquee/bar-kit/result';
import type { Result } from '@marquee/bar-kit/result';
import { runBars } from '@marquee/bar-kit/run-bars';
import { brokenOff } from '@marquee/bar-kit/run-line';
import { tableOf } from '@marquee/bar-kit/table';

import { allBars, shortBars } from './bars/all.ts';
import type { Setting } from './bars/bar.ts';
import { withExits } from './bars/with-exits.ts';
import { writeReport } from './report/write-report.ts';
import { createWorlds } from './stack/worlds.ts';
import type { Surroundings, Worlds } from './stack/worlds.ts';

type ChaosRun = {
  surroundings: Surroundings;
  /** The database for targets that start services within this process. */
  mongodbUrl: string;
  engine: string;
  args: readonly string[];
};

/** How many targets are met, and which are not. */
type Verdict = { met: number; missed: string[] };

const manner = { unnamed: 'short', usage: 'chaos [full [--go-on]] [--only R1,R9]' } as const;
const bars: Bars<Setting> = { short: shortBars, full: allBars };

/** The folders that judge every target: a result from before they became stricter is void. */
const judges = ['check', 'documents', 'ledger', 'load', 'stack'].map((room) => `chaos/src/${room}`);

/** Runs the targets one after the other and prints the table. */
export async function runChaos({ surroundings, mongodbUrl, engine, args }: ChaosRun): Promise<Verdict> {
  const options = readOptions(args, manner);
  const { size } = options;
  const worlds = createWorlds(surroundings, size);
  const setting: Setting = { size, mongodbUrl, withWorld: worlds.withWorld, say: console.log };
  const kept = openKeptResults(
    keptIn(surroundings.root),
    size === 'full' ? productAt(surroundings.root, judges) : null,
  );
  const chosen = chosenBars(bars, options);
  const ofBars = await runInWorlds(chosen, { setting, worlds, kept, goOn: options.goOn });

  const machine = machineOf(engine);
  const isWholeReport = size === 'full' && options.only.length === 0;
  const results = isWholeReport
    ? await writeReport(setting, { root: surroundings.root, results: ofBars, machine })
    : ofBars;
  console.log(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  return { met: countMet(results), missed: missedIn(results) };
}

function keptIn(root: string): string {
  return join(root, '.data', 'chaos-full.json');
}

type Means = { setting: Setting; worlds: Worlds; kept: KeptResults; goOn: boolean };

async function runInWorlds(
  chosen: readonly Bar<Setting>[],
  { setting, worlds, kept, goOn }: Means,
): Promise<Result[]> {
  const results = await runBars(chosen, {
    size: setting.size,
    say: setting.say,
    kept,
    goOn,
    run: async (bar) => withExits(await bar.run(setting).catch(brokenOff), worlds.takeUnaskedExits()),
    clear: worlds.end,
  });
  await worlds.end();
  return results;
}
