import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { binFolder, root } from '../setup/paths.mjs';
import { nothing } from './outcome.mjs';
import { runProgram } from './run-program.mjs';

/** One project of e2e/playwright.config.ts against the product at `url`. */
export async function runPlaywright(bench, options) {
  return outcomeOf(await runForReport(bench, options));
}

/** The same, for whoever wants to read the report itself: the name of its file. `args`: more of Playwright's own. */
export async function runForReport(
  { dataFolder, children },
  { project, chromium, url = '', env = {}, args = [] },
) {
  const file = join(dataFolder, `playwright-${project}.json`);
  await runProgram(children, {
    role: 'playwright',
    command: join(binFolder, 'playwright'),
    args: ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), '--project', project, ...args],
    env: { ...env, MARQUEE_URL: url, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    cwd: root,
  });
  return file;
}

export function outcomeOf(file) {
  try {
    const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      ...nothing,
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
      skipped: stats.skipped,
      flaky: suites.flatMap(flakyIn),
    };
  } catch {
    return { ...nothing, failed: 1 };
  }
}

export function flakyIn({ title, specs, suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));

  return [...own.map((spec) => `${title} › ${spec.title}`), ...suites.flatMap(flakyIn)];
}
