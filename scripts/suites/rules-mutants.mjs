import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { collectedTests } from '../../jest.rules-mutants.config.js';
import { ruleTests } from '../../jest.rules.config.js';
import config from '../../stryker.config.js';
import { binFolder, root } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';
import { runProgram } from './run-program.mjs';

const reportFile = join(root, config.jsonReporter.fileName);
/** A fault that a comment disables, or that does not compile, has another status and does not count. */
const detectedAs = { Killed: true, Timeout: true, Survived: false, NoCoverage: false };

/**
 * Plants faults in the rules, one at a time. Each workspace counts as a test, which fails if the tests detect too few of its faults. `files`
 * limits the run to these files or globs.
 */
export async function runRulesMutants({ children }, files = []) {
  // Removes the report of an earlier run, which must not be read as this run's report.
  rmSync(reportFile, { force: true });
  collectTests();
  const limit = files.length > 0 ? ['--mutate', files.join(',')] : [];
  await runProgram(children, {
    role: 'stryker',
    command: join(binFolder, 'stryker'),
    args: ['run', join(root, 'stryker.config.js'), ...limit],
    cwd: root,
  });
  const scores = scoresIn(JSON.parse(readFileSync(reportFile, 'utf8')));
  scores.forEach((score) => console.log(describeScore(score)));
  const failed = scores.filter(({ detected, planted }) => detected * 100 < planted * config.thresholds.break);
  return { ...emptyOutcome, passed: scores.length - failed.length, failed: failed.map(describeScore) };
}

/** Writes a test file for each workspace that imports all pure tests of the workspace. */
function collectTests() {
  const folder = join(root, collectedTests);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = globSync(ruleTests, { cwd: root }).toSorted();
  Map.groupBy(files, workspaceOf).forEach((own, workspace) => {
    const imports = own.map((file) => `import '${relative(folder, join(root, file))}';\n`);
    writeFileSync(join(folder, `${workspace.replace('/', '-')}.test.ts`), imports.join(''));
  });
}

function workspaceOf(file) {
  return file.split('/', 2).join('/');
}

/** Counts the planted and the detected faults of each workspace. */
function scoresIn({ files }) {
  const faults = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status in detectedAs)
      .map(({ status }) => ({ workspace: workspaceOf(file), isDetected: detectedAs[status] })),
  );
  return [...Map.groupBy(faults, ({ workspace }) => workspace)].map(([workspace, own]) => ({
    workspace,
    planted: own.length,
    detected: own.filter(({ isDetected }) => isDetected).length,
  }));
}

function describeScore({ workspace, planted, detected }) {
  return `${workspace}: ${detected} of ${planted} faults detected (${((detected / planted) * 100).toFixed(1)} %)`;
}
