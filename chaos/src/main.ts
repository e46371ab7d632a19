import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { allBars, shortBars } from './bars/all.ts';
import type { Bar, Measured, Setting } from './bars/bar.ts';
import { chosenBars, readOptions } from './options.ts';
import { machineOf } from './report/machine.ts';
import { markdownOf } from './report/markdown.ts';
import type { Result } from './report/result.ts';
import { verdictOf } from './report/result.ts';
import { tableOf } from './report/table.ts';
import { createWorlds } from './stack/worlds.ts';
import type { Surroundings } from './stack/worlds.ts';
import { traceAcceptance } from './traces/trace-acceptance.ts';

type ChaosRun = {
  surroundings: Surroundings;
  /** Of a database for bars that start services within this process. */
  mongodbUrl: string;
  engine: string;
  args: readonly string[];
};

/** An acceptance that is not one trace counts as one more that is missed. */
type Verdict = { met: number; missed: number };

/** Runs the bars one after the other and prints the table; how many are met, and how many are not. */
export async function runChaos({ surroundings, mongodbUrl, engine, args }: ChaosRun): Promise<Verdict> {
  const options = readOptions(args);
  const bars = chosenBars({ short: shortBars, full: allBars }, options);
  const worlds = createWorlds(surroundings, options.size);
  const setting = { size: options.size, mongodbUrl, withWorld: worlds.withWorld, say: console.log };
  const results: Result[] = [];
  for (const bar of bars) {
    const result = await runBar(bar, setting);
    results.push(result);
    if (!result.measured.met) {
      // What it left behind is not held against the next.
      await worlds.end();
    }
  }
  await worlds.end();

  const machine = machineOf(engine);
  const isWholeReport = options.size === 'full' && options.only.length === 0;
  const isTraced = !isWholeReport || (await report(surroundings, setting, { results, machine }));
  console.log(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results)}`);
  const met = results.filter(({ measured }) => measured.met).length;
  return { met, missed: results.length - met + (isTraced ? 0 : 1) };
}

/** Writes docs/reports/chaos.md; false when one acceptance was not one trace. */
async function report(
  { root }: Surroundings,
  setting: Setting,
  seen: { results: readonly Result[]; machine: string },
): Promise<boolean> {
  const { isWhole, drawing } = await traceAcceptance(setting);
  setting.say(`\nThe trace of one acceptance${isWhole ? '' : ' IS NOT WHOLE'}\n${drawing}`);
  const file = join(root, 'docs', 'reports', 'chaos.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdownOf({ ...seen, trace: drawing, at: new Date() }));
  return isWhole;
}

async function runBar(bar: Bar, setting: Setting): Promise<Result> {
  setting.say(`\n${bar.id} ${bar.title}`);
  const start = performance.now();
  const measured = await bar.run(setting).catch(brokenOff);
  const seconds = (performance.now() - start) / 1_000;
  setting.say(`${measured.met ? 'met' : 'NOT MET'}: ${measured.figures}`);
  return { bar, measured, seconds };
}

/** A bar that could not be measured is not met; the others are still run. */
function brokenOff(error: unknown): Measured {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { met: false, figures: 'broke off', remarks: [reason] };
}
