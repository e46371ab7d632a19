import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { buildInCopy } from './build-in-copy.mjs';
import { copyOfRepository } from './copy-of-repository.mjs';
import { sum } from './outcome.mjs';
import { runPlantedFaults } from './planted-faults.mjs';
import { runPlaywright } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { raiseContract, replace } from './two-contracts.mjs';

const heading = 'Quote Not Found';
const secondHeading = 'No Quote Here';
/** At the end of the page's address: there the second build throws. */
const secondFault = '&throws';
const opening = 'export function QuoteNotFound() {';
const faulty = `${opening}
  if (globalThis.location?.search.endsWith('${secondFault}')) {
    throw new Error('as the suite wants it');
  }`;

/**
 * What the shell stands of its remotes, and what a release does, in a browser: a copy of the repository in which the platform is one
 * contract further than what two remotes were built with, and the third needs that; and a second build of one.
 * Then faults that are to be found while front ends are built.
 */
export async function runFederation(bench, { chromium }) {
  const copy = copyOfRepository(bench.dataFolder);
  const second = join(bench.dataFolder, 'second-build');
  const page = join(copy, 'mfe-public', 'src', 'features', 'quotes', 'quote-not-found.tsx');
  replace(page, heading, secondHeading);
  replace(page, opening, faulty);
  await buildInCopy(bench, copy, 'mfe-public');
  cpSync(join(copy, 'mfe-public', 'dist'), second, { recursive: true });
  replace(page, faulty, opening);
  replace(page, secondHeading, heading);

  await raiseContract(bench, copy);
  // As it is shipped: with the source maps that tell what each script was made of.
  const shipped = { root: copy, env: { MARQUEE_BUILD: 'release' } };
  const inBrowsers = await withProduct(bench, shipped, (url, dataFolder) =>
    Promise.all([
      runPlaywright(bench, {
        project: 'federation',
        chromium,
        url,
        env: {
          MARQUEE_DATA: dataFolder,
          MARQUEE_COPY: copy,
          MARQUEE_SHELL: join(copy, 'shell', 'dist'),
          MARQUEE_SECOND_BUILD: second,
          MARQUEE_SECOND_HEADING: secondHeading,
          MARQUEE_SECOND_FAULT: secondFault,
        },
      }),
      // Beside it, for each has a core: the tests of the first change what all its pages load, so they go one after another.
      runStandalone(bench, { chromium, copy }),
    ]),
  );
  // Now that all of the copy is built, and nobody watches its files.
  return sum([...inBrowsers, await runPlantedFaults(bench, copy)]);
}

/** Each remote by itself before mocks, which nothing of the product answers. */
function runStandalone(bench, { chromium, copy }) {
  return runPlaywright(bench, { project: 'standalone', chromium, env: { MARQUEE_COPY: copy } });
}
