import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { buildInCopy } from './build-in-copy.mjs';
import { copyRepository } from './copy-repository.mjs';
import { sumOutcomes } from './outcome.mjs';
import { runPlantedFaults } from './planted-faults.mjs';
import { runPlaywright } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { raiseContractVersion, replaceInFile } from './raise-contract-version.mjs';

const heading = 'Quote Not Found';
const secondHeading = 'No Quote Here';
/** At the end of the page's address: there the second build throws. */
const secondFault = '&throws';
const opening = 'export function QuoteNotFound() {';
const faulty = `${opening}
  if (globalThis.location?.search.endsWith('${secondFault}')) {
    throw new Error('planted by the federation suite');
  }`;

/**
 * Tests in a browser how the shell copes with its remotes, and what a release does: a copy of the repository in which the platform is one
 * contract ahead of the builds of two remotes, and the third requires that; and a second build of one. Then plants faults that the builds
 * must detect.
 */
export async function runFederation(context, { chromium }) {
  const copy = copyRepository(context.dataFolder);
  const second = join(context.dataFolder, 'second-build');
  const page = join(copy, 'mfe-public', 'src', 'features', 'quotes', 'quote-not-found.tsx');
  replaceInFile(page, heading, secondHeading);
  replaceInFile(page, opening, faulty);
  await buildInCopy(context, copy, 'mfe-public');
  cpSync(join(copy, 'mfe-public', 'dist'), second, { recursive: true });
  replaceInFile(page, faulty, opening);
  replaceInFile(page, secondHeading, heading);

  await raiseContractVersion(context, copy);
  // As shipped: with the source maps that state the sources of each script.
  const shipped = { root: copy, env: { MARQUEE_BUILD: 'release' } };
  const browserOutcomes = await withProduct(context, shipped, (url, dataFolder) =>
    Promise.all([
      runPlaywright(context, {
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
      // Concurrently, because each has a core; the tests of the first run one after another, because they change files that all its pages
      // load.
      runStandalone(context, { chromium, copy }),
    ]),
  );
  // Only now is the whole copy built, and nothing watches its files.
  return sumOutcomes([...browserOutcomes, await runPlantedFaults(context, copy)]);
}

/** Each remote alone with API mocks, without the product. */
function runStandalone(context, { chromium, copy }) {
  return runPlaywright(context, { project: 'standalone', chromium, env: { MARQUEE_COPY: copy } });
}
