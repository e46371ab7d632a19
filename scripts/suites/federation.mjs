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
/** The second build throws at addresses that end with this text. */
const secondFault = '&throws';
const opening = 'export function QuoteNotFound() {';
const faulty = `${opening}
  if (globalThis.location?.search.endsWith('${secondFault}')) {
    throw new Error('planted by the federation suite');
  }`;

/**
 * Tests in a browser how the shell handles failing remotes and releases. Uses a copy of the repository in which the platform's contract is
 * one version ahead of two remotes and the third remote requires that version, and a second build of one remote. Then plants faults that
 * lint, budgets or releases must detect.
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
  // Release builds, because their source maps list the sources of each script.
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
      // Both projects run concurrently, because each has a core. The tests of `federation` run one after another, because they change files
      // that all pages load.
      runStandalone(context, { chromium, copy }),
    ]),
  );
  // Runs last, because it needs the whole copy built and changes files, which nothing watches any more.
  return sumOutcomes([...browserOutcomes, await runPlantedFaults(context, copy)]);
}

/** Runs the tests of each remote alone, with API mocks and without the product. */
function runStandalone(context, { chromium, copy }) {
  return runPlaywright(context, { project: 'standalone', chromium, env: { MARQUEE_COPY: copy } });
}
