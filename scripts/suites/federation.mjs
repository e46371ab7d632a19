import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildInCopy } from './build-in-copy.mjs';
import { copyOfRepository } from './copy-of-repository.mjs';
import { runPlaywright } from './playwright.mjs';
import { withProduct } from './product.mjs';

const heading = 'Quote Not Found';
const secondHeading = 'No Quote Here';

/**
 * What the shell stands of its remotes, and what a release does, in a browser: a copy of the repository in which the platform's
 * contract is one further, with one remote that needs it and two that were written for the one before; and a second build of one.
 */
export async function runFederation(bench, { chromium }) {
  const copy = copyOfRepository(bench.dataFolder);
  const second = join(bench.dataFolder, 'second-build');
  const page = join(copy, 'mfe-public', 'src', 'features', 'quotes', 'quote-not-found.tsx');
  replace(page, heading, secondHeading);
  await buildInCopy(bench, copy, 'mfe-public');
  cpSync(join(copy, 'mfe-public', 'dist'), second, { recursive: true });
  replace(page, secondHeading, heading);

  replace(join(copy, 'packages', 'web-kit', 'src', 'contract-version.ts'), '= 1;', '= 2;');
  replace(join(copy, 'mfe-client', 'release.json'), '"minContract": 1', '"minContract": 2');
  return withProduct(bench, { root: copy }, (url, dataFolder) =>
    runPlaywright(bench, {
      project: 'federation',
      chromium,
      url,
      env: {
        MARQUEE_DATA: dataFolder,
        MARQUEE_SHELL: join(copy, 'shell', 'dist'),
        MARQUEE_SECOND_BUILD: second,
        MARQUEE_SECOND_HEADING: secondHeading,
      },
    }),
  );
}

function replace(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} does not say: ${from}`);
  }
  writeFileSync(file, text.replace(from, to));
}
