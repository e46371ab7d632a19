import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { allBars } from './bars/all.ts';
import type { Bar, Measured, Setting } from './bars/bar.ts';
import { chosenBars, readOptions } from './options.ts';
import { machineOf } from './report/machine.ts';
import { markdownOf } from './report/markdown.ts';
import type { Result } from './report/result.ts';
import { verdictOf } from './report/result.ts';
import { tableOf } from './report/table.ts';
import { createWorlds } from './stack/worlds.ts';
import type { Surroundings } from './stack/worlds.ts';

type ChaosRun = {
  surroundings: Surroundings;
  /** Of a database for bars that start services within this process. */
  mongodbUrl: string;
  engine: string;
  args: readonly string[];
};

/** Runs the bars one after the other and prints the table; true when every one is met. */
export async function runChaos({ surroundings, mongodbUrl, engine, args }: ChaosRun): Promise<boolean> {
  const options = readOptions(args);
  const bars = chosenBars(allBars, options);
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
  console.log(`\n${tableOf(results)}\n\n${machine}\n${verdictOf(results)}`);
  if (options.size === 'full' && options.only.length === 0) {
    const file = join(surroundings.root, 'docs', 'reports', 'chaos.md');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markdownOf({ results, machine, at: new Date() }));
  }
  return results.every(({ measured }) => measured.met);
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
