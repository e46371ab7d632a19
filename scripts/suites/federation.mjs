import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/paths.mjs';
import { buildInCopy } from './build-in-copy.mjs';
import { copyRepository } from './copy-repository.mjs';
import { sumOutcomes } from './outcome.mjs';
import { runPlantedFaults } from './planted-faults.mjs';
import { runPlaywright } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { raiseContractVersion, replaceInFile } from './raise-contract-version.mjs';
import { runBuildTask } from './turbo.mjs';

const heading = 'Quote Not Found';
const secondHeading = 'No Quote Here';
/** The second build throws at addresses that end with this text. */
const secondFault = '&throws';
const link = 'Sign In to Client Portal';
const secondLink = 'Sign In to Your Portal';
const opening = 'export function QuoteNotFound() {';
const faulty = `${opening}
  if (globalThis.location?.search.endsWith('${secondFault}')) {
    throw new Error('planted by the federation suite');
  }`;

/**
 * Tests in a browser how the shell handles remotes that fail and remotes that are released. Uses a copy of the repository in which the
 * platform contract is one version ahead of two remotes, and the third remote requires the new version. Also uses a second build of one
 * remote for the new version, and the shell for the previous version. Then plants faults that lint, budgets or releases must detect.
 */
export async function runFederation(context, { chromium }) {
  const copy = copyRepository(context.dataFolder);
  const previousShell = await buildPreviousShell(context);
  await raiseContractVersion(context, copy);
  const second = await buildSecond(context, copy);
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
          MARQUEE_PREVIOUS_SHELL: previousShell,
          MARQUEE_SECOND_BUILD: second,
          MARQUEE_SECOND_HEADING: secondHeading,
          MARQUEE_SECOND_LINK: secondLink,
          MARQUEE_SECOND_FAULT: secondFault,
        },
      }),
      // Both projects run concurrently, because the machine has a core for each. The tests of `federation` run one after another, because
      // they change files that all pages load.
      runStandalone(context, { chromium, copy }),
    ]),
  );
  // Runs last, because it needs every front end of the copy built, and because it changes files of the copy.
  return sumOutcomes([...browserOutcomes, await runPlantedFaults(context, copy)]);
}

/** Builds the repository's shell (usually turbo's cache has the build), copies the build and returns the folder of the copy. */
async function buildPreviousShell(context) {
  const folder = join(context.dataFolder, 'previous-shell');
  const env = { MARQUEE_BUILD: 'release' };
  await runBuildTask(context, { task: 'build', env, args: ['--filter=./shell'] });
  cpSync(join(root, 'shell', 'dist'), folder, { recursive: true });
  return folder;
}

/** Builds the public remote with other texts and a fault, restores its source and returns the build's folder. */
async function buildSecond(context, copy) {
  const folder = join(context.dataFolder, 'second-build');
  const features = join(copy, 'mfe-public', 'src', 'features', 'quotes');
  const edits = [
    ['quote-not-found.tsx', heading, secondHeading],
    ['quote-not-found.tsx', opening, faulty],
    ['quote-footer.tsx', link, secondLink],
  ];
  for (const [file, from, to] of edits) {
    replaceInFile(join(features, file), from, to);
  }
  await buildInCopy(context, copy, 'mfe-public');
  cpSync(join(copy, 'mfe-public', 'dist'), folder, { recursive: true });
  for (const [file, from, to] of edits) {
    replaceInFile(join(features, file), to, from);
  }
  return folder;
}

/** Runs the tests of each remote alone, with API mocks and without the product. */
function runStandalone(context, { chromium, copy }) {
  return runPlaywright(context, { project: 'standalone', chromium, env: { MARQUEE_COPY: copy } });
}
