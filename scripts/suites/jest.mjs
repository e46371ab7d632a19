import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';

import { binFolder, root as here } from '../setup/paths.mjs';
import { nothing } from './outcome.mjs';
import { runProgram } from './run-program.mjs';

/** Three for two processors: tests that wait for a database or a broker leave theirs to others. */
const workers = Math.ceil(availableParallelism() * 1.5);

/** Unit, service and message tests; with folders of the repository, only those that lie there. */
export async function runJest(bench, { mongodbUrl = '', amqpUrl = '' }, folders = []) {
  const file = await runJestForReport(bench, {
    projects: ['node', 'web'],
    env: { MONGODB_URL: mongodbUrl, AMQP_URL: amqpUrl },
    args: folders.map(below),
  });
  return outcomeOf(file);
}

/** Runs projects of jest.config.js; resolves to the path of the JSON report. `root`: a copy of the repository; `args`: more of Jest's own. */
export async function runJestForReport(
  { dataFolder, children },
  { projects, root = here, env = {}, args = [] },
) {
  const file = join(dataFolder, `jest-${projects.join('-')}.json`);
  await runProgram(children, {
    role: 'jest',
    command: join(binFolder, 'jest'),
    args: [
      ...['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
      ...['--selectProjects', ...projects, '--passWithNoTests', ...args],
    ],
    env,
    cwd: root,
  });
  return file;
}

/** Jest takes patterns of whole paths. */
function below(folder) {
  return join(here, folder, sep).replaceAll('.', '\\.');
}

/** A file that could not even be loaded holds no tests: it counts as one that failed. */
function outcomeOf(file) {
  try {
    const totals = JSON.parse(readFileSync(file, 'utf8'));
    return {
      ...nothing,
      passed: totals.numPassedTests,
      failed: totals.testResults.flatMap(failedIn),
      skipped: totals.numPendingTests + totals.numTodoTests,
    };
  } catch {
    return { ...nothing, failed: ['no report'] };
  }
}

function failedIn({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const couldNotBeLoaded = status === 'failed' && assertionResults.length === 0;

  return couldNotBeLoaded
    ? [relative(here, name)]
    : failed.map(({ fullName }) => `${relative(here, name)}: ${fullName}`);
}
