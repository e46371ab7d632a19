import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { mutants } from '../../e2e/conformance/mutants.ts';
import { release } from '../../tools/release-kit/src/release.ts';
import { componentResultsIn, resultsIn } from './conformance.mjs';
import { buildInCopy } from './build-in-copy.mjs';
import { copyRepository } from './copy-repository.mjs';
import { runConformanceTests } from './jest.mjs';
import { reuseBuilds } from './reuse-builds.mjs';
import { emptyOutcome } from './outcome.mjs';
import { runPlaywrightReport } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** Plants faults in the screens of a copy of the repository, one at a time. The test of the violated sentence must fail. */
export async function runConformanceMutants(context, { chromium }) {
  const copy = copyRepository(context.dataFolder);
  await reuseBuilds(context, copy, ['shell', 'mfe-client', 'mfe-provider', 'mfe-public']);
  return withProduct(context, { root: copy }, async (url, ownFolder) => {
    const setting = { context, chromium, url, copy, store: join(ownFolder, 'release-store') };
    const titles = mutants.map(({ caughtBy }) => caughtBy);
    const componentTitles = new Set((await runComponentTests(setting, titles)).keys());
    const browserTitles = titles.filter((title) => !componentTitles.has(title));
    const passesAll = async (when) => {
      const outcomes = new Map([
        ...(await runComponentTests(setting, [...componentTitles])),
        ...(await runBrowserTests(setting, browserTitles)),
      ]);
      const broken = titles.filter((title) => outcomes.get(title) !== true);
      broken.forEach((title) => console.log(`Fails ${when} or does not exist: ${title}`));
      return broken.length === 0;
    };
    if (!(await passesAll('without a fault'))) {
      return { ...emptyOutcome, failed: ['the screens without a fault'] };
    }
    const missed = await findMissed(setting, componentTitles);
    // A failing test proves nothing if the product has stopped.
    const stillPasses = await passesAll('after the last fault was taken out');

    console.log(`${mutants.length - missed.length} of ${mutants.length} faults caught`);
    const failed = [
      ...missed.map(({ fault }) => fault),
      ...(stillPasses ? [] : ['the screens after the last fault']),
    ];

    return { ...emptyOutcome, passed: mutants.length - missed.length, failed };
  });
}

async function findMissed(setting, componentTitles) {
  const missed = [];
  for (const mutant of mutants) {
    const isCaught = await isDetected(setting, mutant, componentTitles.has(mutant.caughtBy));
    console.log(`${isCaught ? 'caught' : 'MISSED'}: ${mutant.fault}`);
    missed.push(...(isCaught ? [] : [mutant]));
  }
  return missed;
}

/**
 * Returns whether the test fails with the fault. A component test reads the sources. For a browser test the front end is built and released
 * with the fault, and afterwards without the fault.
 */
async function isDetected(setting, { app, file, from, to, caughtBy }, isComponentTest) {
  const path = join(setting.copy, file);
  const original = readFileSync(path, 'utf8');
  if (original.split(from).length !== 2) {
    throw new Error(`${file} has not exactly one place that reads: ${from}`);
  }
  const build = async () => (isComponentTest ? undefined : deployToProduct(setting, app));
  writeFileSync(
    path,
    original.replace(from, () => to),
  );
  try {
    await build();
    const runTests = isComponentTest ? runComponentTests : runBrowserTests;
    return (await runTests(setting, [caughtBy])).get(caughtBy) === false;
  } finally {
    writeFileSync(path, original);
    await build();
  }
}

/** Builds a front end and, if it is a remote, releases it. The product serves the shell from its build, but a remote from its release. */
async function deployToProduct({ context, copy, store }, app) {
  await buildInCopy(context, copy, app);
  if (app !== 'shell') {
    const [folder, shellFolder] = [join(copy, app, 'dist'), join(copy, 'shell', 'dist')];
    await release({ store, app: app.replace('mfe-', ''), folder, shellFolder, now: () => new Date() });
  }
}

/** Returns whether the test of each sentence passed, by title. Component tests are not run. */
async function runBrowserTests({ context, chromium, url }, titles) {
  const file = await runPlaywrightReport(context, {
    project: 'conformance',
    chromium,
    url,
    args: ['--grep', toPattern(titles), '--reporter', 'json'],
  });
  return toOutcomes(JSON.parse(readFileSync(file, 'utf8')).suites.flatMap((suite) => resultsIn(suite)));
}

async function runComponentTests({ context, copy }, titles) {
  const args = ['--testNamePattern', toPattern(titles)];
  return toOutcomes(componentResultsIn(await runConformanceTests(context, { root: copy, args })));
}

/**
 * Returns a pattern for both test runners. The runners match a pattern against "section words", but a title is "section: words", so each
 * colon is optional.
 */
function toPattern(titles) {
  const escaped = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(': ', ':? '));
  return `(${escaped.join('|')})$`;
}

function toOutcomes(results) {
  return new Map(results.map(({ title, passed }) => [title, passed]));
}
