import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { binFolder, root as here } from '../setup/paths.mjs';
import { nothing, sum } from './outcome.mjs';
import { runProgram } from './run-program.mjs';
import { runTask } from './turbo.mjs';
import { workspaces } from './workspaces.mjs';

/**
 * Unit, service and message tests, each workspace a task: a developer's run takes from the cache what no change can have reached.
 * `folders`: only these workspaces.
 */
export async function runJest(bench, { mongodbUrl = '', amqpUrl = '' }, folders = []) {
  const tested = workspaces().filter(({ folder }) => folders.length === 0 || folders.includes(folder));
  // What lies there was written by an earlier run; the cache puts back what still holds.
  tested.forEach(({ folder }) => rmSync(reportOf(folder), { force: true }));
  await runTask(bench, {
    task: 'test',
    env: { MONGODB_URL: mongodbUrl, AMQP_URL: amqpUrl },
    args: [
      ...['--concurrency=2', '--continue=always', '--output-logs=new-only', '--log-order=grouped'],
      ...tested.map(({ name }) => `--filter=${name}`),
    ],
  });
  return sum(tested.map(({ folder }) => outcomeOf(reportOf(folder), folder)));
}

function reportOf(folder) {
  return join(here, folder, 'test-report.json');
}

/** Runs the component tests of conformance; resolves to the path of the JSON report. `root`: a copy of the repository; `args`: more of Jest's own. */
export async function runConformanceTests({ dataFolder, children }, { root = here, args = [] } = {}) {
  const file = join(dataFolder, 'jest-conformance.json');
  await runProgram(children, {
    role: 'jest',
    command: join(binFolder, 'jest'),
    args: ['--config', join(root, 'jest.conformance.config.js'), '--json', `--outputFile=${file}`, ...args],
    cwd: root,
  });
  return file;
}

/** A file that could not even be loaded holds no tests: it counts as one that failed. */
function outcomeOf(file, folder) {
  try {
    const totals = JSON.parse(readFileSync(file, 'utf8'));
    return {
      ...nothing,
      passed: totals.numPassedTests,
      failed: totals.testResults.flatMap(failedIn),
      skipped: totals.numPendingTests + totals.numTodoTests,
    };
  } catch {
    return { ...nothing, failed: [`${folder}: no report`] };
  }
}

function failedIn({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const couldNotBeLoaded = status === 'failed' && assertionResults.length === 0;

  return couldNotBeLoaded
    ? [relative(here, name)]
    : failed.map(({ fullName }) => `${relative(here, name)}: ${fullName}`);
}
