import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { mutants } from '../../e2e/conformance/mutants.ts';
import { release } from '../../packages/release-kit/src/release.ts';
import { componentResultsIn, resultsIn } from './conformance.mjs';
import { buildInCopy } from './build-in-copy.mjs';
import { copyOfRepository } from './copy-of-repository.mjs';
import { runConformanceTests } from './jest.mjs';
import { keepBuilds } from './keep-builds.mjs';
import { nothing } from './outcome.mjs';
import { runForReport } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** Plants faults in the screens of a copy, one at a time; the test of the violated sentence must fail. */
export async function runConformanceMutants(bench, { chromium }) {
  const copy = copyOfRepository(bench.dataFolder);
  await keepBuilds(bench, copy, ['shell', 'mfe-client', 'mfe-provider', 'mfe-public']);
  return withProduct(bench, { root: copy }, async (url, ownFolder) => {
    const setting = { bench, chromium, url, copy, store: join(ownFolder, 'release-store') };
    const titles = mutants.map(({ caughtBy }) => caughtBy);
    const byComponents = new Set((await outcomesOfComponents(setting, titles)).keys());
    const inBrowser = titles.filter((title) => !byComponents.has(title));
    const areSound = async (when) => {
      const outcomes = new Map([
        ...(await outcomesOfComponents(setting, [...byComponents])),
        ...(await outcomesInBrowser(setting, inBrowser)),
      ]);
      const broken = titles.filter((title) => outcomes.get(title) !== true);
      broken.forEach((title) => console.log(`Fails ${when}, or does not exist: ${title}`));
      return broken.length === 0;
    };
    if (!(await areSound('without a fault'))) {
      return { ...nothing, failed: ['the screens without a fault'] };
    }
    const missed = await missedOf(setting, byComponents);
    // A failing test proves nothing if the product has died.
    const isAlive = await areSound('after the last fault was taken out');

    console.log(`${mutants.length - missed.length} of ${mutants.length} faults caught`);
    const failed = [
      ...missed.map(({ fault }) => fault),
      ...(isAlive ? [] : ['the screens after the last fault']),
    ];

    return { ...nothing, passed: mutants.length - missed.length, failed };
  });
}

async function missedOf(setting, byComponents) {
  const missed = [];
  for (const mutant of mutants) {
    const isCaught = await catches(setting, mutant, byComponents.has(mutant.caughtBy));
    console.log(`${isCaught ? 'caught' : 'MISSED'}: ${mutant.fault}`);
    missed.push(...(isCaught ? [] : [mutant]));
  }
  return missed;
}

/** A component test reads the sources; for a browser test the front end is built and released with the fault, and again without it. */
async function catches(setting, { app, file, from, to, caughtBy }, isComponentTest) {
  const path = join(setting.copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) {
    throw new Error(`${file} has not exactly one place that reads: ${from}`);
  }
  const build = async () => (isComponentTest ? undefined : bringToProduct(setting, app));
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  try {
    await build();
    const outcomesOf = isComponentTest ? outcomesOfComponents : outcomesInBrowser;
    return (await outcomesOf(setting, [caughtBy])).get(caughtBy) === false;
  } finally {
    writeFileSync(path, sound);
    await build();
  }
}

/** The product serves the shell from its build, but a remote only from its latest release. */
async function bringToProduct({ bench, copy, store }, app) {
  await buildInCopy(bench, copy, app);
  if (app !== 'shell') {
    const [folder, shellFolder] = [join(copy, app, 'dist'), join(copy, 'shell', 'dist')];
    await release({ store, app: app.replace('mfe-', ''), folder, shellFolder, now: () => new Date() });
  }
}

/** Whether each of these sentences' tests passed, by its title; excludes tests of the other kind. */
async function outcomesInBrowser({ bench, chromium, url }, titles) {
  const file = await runForReport(bench, {
    project: 'conformance',
    chromium,
    url,
    args: ['--grep', patternOf(titles), '--reporter', 'json'],
  });
  return outcomesIn(JSON.parse(readFileSync(file, 'utf8')).suites.flatMap((suite) => resultsIn(suite)));
}

async function outcomesOfComponents({ bench, copy }, titles) {
  const args = ['--testNamePattern', patternOf(titles)];
  return outcomesIn(componentResultsIn(await runConformanceTests(bench, { root: copy, args })));
}

/** Both runners match "section words"; a section may contain a colon. */
function patternOf(titles) {
  const words = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(': ', ':? '));
  return `(${words.join('|')})$`;
}

function outcomesIn(results) {
  return new Map(results.map(({ title, passed }) => [title, passed]));
}
