import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { binFolder, root as repositoryRoot } from '../setup/paths.mjs';
import { emptyOutcome, sumOutcomes } from './outcome.mjs';
import { runProgram } from './run-program.mjs';
import { runTestTask } from './turbo.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * Runs unit, service and message tests, each workspace as a task. A developer's run uses cached results of unaffected workspaces. `folders`
 * limits the run to these workspaces; if it is empty, all workspaces are tested.
 */
export async function runJest(context, { mongodbUrl, amqpUrl }, folders = []) {
  const tested = workspaces().filter(({ folder }) => folders.length === 0 || folders.includes(folder));
  // Removes the reports of earlier runs. The cache restores reports that are still valid.
  tested.forEach(({ folder }) => rmSync(getReportPath(folder), { force: true }));
  await runTestTask(context, {
    task: 'test',
    // The addresses differ in each run and are not inputs of the cache. HAS_BROKER is an input, because some tests run only with a broker.
    env: {
      ...(mongodbUrl && { MONGODB_URL: mongodbUrl }),
      ...(amqpUrl && { AMQP_URL: amqpUrl }),
      HAS_BROKER: amqpUrl ? 'yes' : 'no',
    },
    args: [
      ...['--concurrency=2', '--continue=always', '--output-logs=new-only', '--log-order=grouped'],
      ...tested.map(({ name }) => `--filter=${name}`),
    ],
  });
  return sumOutcomes(tested.map(({ folder }) => readOutcome(getReportPath(folder), folder)));
}

function getReportPath(folder) {
  return join(repositoryRoot, folder, 'test-report.json');
}

/**
 * Runs the component tests of conformance and returns Jest's JSON report. Throws if Jest wrote no report. `root` may be a copy of the
 * repository; `args` are further arguments of Jest.
 */
export async function runConformanceTests(
  { dataFolder, children },
  { root = repositoryRoot, args = [] } = {},
) {
  const file = join(dataFolder, 'jest-conformance.json');
  // Removes the report of an earlier run, which must not be read as this run's report.
  rmSync(file, { force: true });
  await runProgram(children, {
    role: 'jest',
    command: join(binFolder, 'jest'),
    args: ['--config', join(root, 'jest.conformance.config.js'), '--json', `--outputFile=${file}`, ...args],
    cwd: root,
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Reads a report. A file that could not be loaded has no tests and counts as one failed test. */
function readOutcome(file, folder) {
  try {
    const totals = JSON.parse(readFileSync(file, 'utf8'));
    const failed = totals.testResults.flatMap(getFailedTests);
    return {
      ...emptyOutcome,
      passed: totals.numPassedTests,
      failed: totals.numTotalTests === 0 && failed.length === 0 ? [`${folder}: no test was found`] : failed,
      skipped: totals.numPendingTests + totals.numTodoTests,
    };
  } catch {
    return { ...emptyOutcome, failed: [`${folder}: no report`] };
  }
}

function getFailedTests({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const failedToLoad = status === 'failed' && assertionResults.length === 0;

  return failedToLoad
    ? [relative(repositoryRoot, name)]
    : failed.map(
        ({ ancestorTitles, title }) =>
          `${relative(repositoryRoot, name)}: ${[...ancestorTitles, title].join(' › ')}`,
      );
}
