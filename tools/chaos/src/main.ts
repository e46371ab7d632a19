import { join } from 'node:path';

import type { Gate, Gates } from '@marquee/harness-kit/gate';
import { openResultCache } from '@marquee/harness-kit/result-cache';
import type { ResultCache } from '@marquee/harness-kit/result-cache';
import { describeMachine } from '@marquee/harness-kit/describe-machine';
import { selectGates, readOptions } from '@marquee/harness-kit/options';
import { productAt } from '@marquee/harness-kit/product-at';
import { countPassed, failedIn, verdictOf } from '@marquee/harness-kit/result';
import type { Result } from '@marquee/harness-kit/result';
import { runGates } from '@marquee/harness-kit/run-gates';
import { toErrored } from '@marquee/harness-kit/run-report-row';
import { resultTableOf } from '@marquee/harness-kit/result-table';

import { allGates, shortGates } from './gates/all.ts';
import type { Setting } from './gates/gate.ts';
import { withExits } from './gates/with-exits.ts';
import { updateReport, writeReport } from './report/write-report.ts';
import { createEnvironmentPool } from './stack/environment-pool.ts';
import type { HostResources, EnvironmentPool } from './stack/environment-pool.ts';

type ChaosRun = {
  resources: HostResources;
  /** The database for gates that start services within this process. */
  mongodbUrl: string;
  engine: string;
  previousRelease: Setting['previousRelease'];
  args: readonly string[];
};

/** `passed`: number of gates that passed. `missed`: ids and titles of the others. */
type Verdict = { passed: number; missed: string[] };

const command = { defaultSize: 'short', usage: 'chaos [full [--go-on]] [--only R1,R9]' } as const;
const gates: Gates<Setting> = { short: shortGates, full: allGates };

/** The folders whose code affects every gate. A change there invalidates earlier results. */
const judgedFolders = ['check', 'documents', 'history', 'load', 'stack'].map(
  (folder) => `tools/chaos/src/${folder}`,
);

/** Runs the gates one after the other and prints the table. */
export async function runChaos(run: ChaosRun): Promise<Verdict> {
  const { resources, mongodbUrl, engine, previousRelease, args } = run;
  const options = readOptions(args, command);
  const { size } = options;
  const environments = createEnvironmentPool(resources, size);
  const setting: Setting = {
    size,
    root: resources.root,
    ...{ mongodbUrl, previousRelease },
    withEnvironment: environments.withEnvironment,
    log: (line) => {
      // Only the line: `forEach(log)` passes an index and the array as well.
      console.log(line);
    },
  };
  const product = size === 'full' ? productAt(resources.root, judgedFolders) : null;
  const kept = openResultCache(keptIn(resources.root), product);
  const chosen = selectGates(gates, options);
  const gateResults = await runInEnvironments(chosen, { setting, environments, kept, goOn: options.goOn });

  const machine = describeMachine(engine);
  const isWholeReport = size === 'full' && options.only.length === 0;
  const results = isWholeReport
    ? await writeReport(setting, { root: resources.root, results: gateResults, machine })
    : gateResults;
  // Results of uncommitted code cannot be attributed, so they are only printed.
  if (!isWholeReport && product !== null) {
    updateReport(resources.root, gateResults, product.commit);
  }
  console.log(`\n${resultTableOf(results)}\n\n${machine}\n${verdictOf(results, size)}`);
  return { passed: countPassed(results), missed: failedIn(results) };
}

function keptIn(root: string): string {
  return join(root, '.data', 'chaos-full.json');
}

type Means = { setting: Setting; environments: EnvironmentPool; kept: ResultCache; goOn: boolean };

async function runInEnvironments(
  chosen: readonly Gate<Setting>[],
  { setting, environments, kept, goOn }: Means,
): Promise<Result[]> {
  const results = await runGates(chosen, {
    size: setting.size,
    log: setting.log,
    cache: kept,
    goOn,
    run: async (gate) =>
      withExits(await gate.run(setting).catch(toErrored), environments.takeUnexpectedExits()),
    cleanUp: environments.stop,
  });
  await environments.stop();
  return results;
}
