import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { mutants } from '../../e2e/conformance/mutants.ts';
import { resultsIn } from './conformance.mjs';
import { buildInCopy } from './build-in-copy.mjs';
import { copyOfRepository } from './copy-of-repository.mjs';
import { nothing } from './outcome.mjs';
import { runForReport } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** Plants faults in the screens of a copy, one at a time; the test of the sentence that each breaks must fail. */
export async function runConformanceMutants(bench, { chromium }) {
  const copy = copyOfRepository(bench.dataFolder);
  for (const app of ['shell', 'mfe-client', 'mfe-provider', 'mfe-public']) {
    await buildInCopy(bench, copy, app);
  }
  return withProduct(bench, { root: copy }, async (url) => {
    const setting = { bench, chromium, url, copy };
    if (!(await areSound(setting, 'without a fault'))) {
      return { ...nothing, failed: ['the screens without a fault'] };
    }
    const missed = await missedOf(setting);
    // What is red because the product has died is not caught.
    const isAlive = await areSound(setting, 'after the last fault was taken out');

    console.log(`${mutants.length - missed.length} of ${mutants.length} faults caught`);
    const failed = [
      ...missed.map(({ fault }) => fault),
      ...(isAlive ? [] : ['the screens after the last fault']),
    ];

    return { ...nothing, passed: mutants.length - missed.length, failed };
  });
}

async function areSound(setting, when) {
  const outcomes = await outcomesOf(
    setting,
    mutants.map(({ caughtBy }) => caughtBy),
  );
  const broken = mutants.filter(({ caughtBy }) => outcomes.get(caughtBy) !== true);
  broken.forEach(({ caughtBy }) => console.log(`Fails ${when}, or does not exist: ${caughtBy}`));
  return broken.length === 0;
}

async function missedOf(setting) {
  const missed = [];
  for (const mutant of mutants) {
    const outcome = await withFault(setting, mutant, () => outcomesOf(setting, [mutant.caughtBy]));
    const isCaught = outcome.get(mutant.caughtBy) === false;
    console.log(`${isCaught ? 'caught' : 'MISSED'}: ${mutant.fault}`);
    missed.push(...(isCaught ? [] : [mutant]));
  }
  return missed;
}

async function withFault({ bench, copy }, { app, file, from, to }, use) {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) {
    throw new Error(`${file} has not exactly one place that reads: ${from}`);
  }
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  await buildInCopy(bench, copy, app);
  try {
    return await use();
  } finally {
    writeFileSync(path, sound);
    await buildInCopy(bench, copy, app);
  }
}

/** Whether each of these sentences' tests passed, by its name. */
async function outcomesOf({ bench, chromium, url }, titles) {
  // Playwright greps in "section words"; a section may have a colon of its own.
  const words = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(': ', ':? '));
  const file = await runForReport(bench, {
    project: 'conformance',
    chromium,
    url,
    args: ['--grep', `(${words.join('|')})$`, '--reporter', 'json'],
  });
  const results = JSON.parse(readFileSync(file, 'utf8')).suites.flatMap((suite) => resultsIn(suite));

  return new Map(results.map(({ title, passed }) => [title, passed]));
}
