import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { binFolder, root } from '../setup/paths.mjs';
import { emptyOutcome } from './outcome.mjs';
import { readFailedPages } from './read-failed-pages.mjs';
import { runProgram } from './run-program.mjs';
import { specsIn } from './specs-in.mjs';

/** Allowed for projects in which each test creates its own accounts. */
export const twoWorkers = ['--workers', '2'];

/** Runs one project of e2e/playwright.config.ts against the product at `url`. */
export async function runPlaywright(context, options) {
  return readOutcome(await runPlaywrightReport(context, options));
}

/** Runs a project as `runPlaywright` does, and returns the file name of the report. `args` are further arguments of Playwright. */
export async function runPlaywrightReport(
  { dataFolder, children },
  { project, chromium, url = '', env = {}, args = [] },
) {
  const file = join(dataFolder, `playwright-${project}.json`);
  await runProgram(children, {
    role: 'playwright',
    command: join(binFolder, 'playwright'),
    args: [
      'test',
      ...['--config', join(root, 'e2e', 'playwright.config.ts'), `--project=${project}`],
      // Each project has its own folder, because a run clears its folder first, and two projects may run at once.
      ...['--output', join(root, 'e2e', 'test-results', project)],
      ...args,
    ],
    env: { ...env, MARQUEE_URL: url, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    cwd: root,
  });
  readFailedPages(file).forEach((page) => console.log(page));
  return file;
}

export function readOutcome(file) {
  try {
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
    const unexpected = suites.flatMap((suite) => titlesIn(suite, 'unexpected'));
    return {
      ...emptyOutcome,
      passed: stats.expected + stats.flaky,
      failed: unexpected.length > 0 ? unexpected : errors.map(({ message }) => message),
      skipped: stats.skipped,
      flaky: suites.flatMap((suite) => titlesIn(suite, 'flaky')),
    };
  } catch {
    return { ...emptyOutcome, failed: ['no report'] };
  }
}

/** Returns the titles of a suite's tests with the outcome `wanted`. Playwright calls a failed test 'unexpected'. */
export function titlesIn(suite, wanted) {
  return specsIn(suite)
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map((spec) => `${spec.suite} › ${spec.title}`);
}
