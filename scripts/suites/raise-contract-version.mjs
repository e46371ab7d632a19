import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { reuseBuilds } from './reuse-builds.mjs';

/** The remotes that keep their build for the previous contract. */
const unchangedRemotes = ['mfe-provider', 'mfe-public'];

/**
 * Stores the builds of `unchangedRemotes` in an unchanged copy of the repository, and then changes the copy's platform. Raises the contract
 * version, removes an export that no remote uses, and adds an export. Changes the client front end to use the new export.
 */
export async function raiseContractVersion(context, copy) {
  await reuseBuilds(context, copy, unchangedRemotes);
  const platform = join(copy, 'packages', 'web-kit', 'src');
  const version = join(platform, 'contract-version.ts');
  const [, contract] = /= (\d+);/.exec(readFileSync(version, 'utf8')) ?? [];
  const raised = Number(contract) + 1;
  replaceInFile(version, `= ${contract};`, `= ${raised};`);
  replaceInFile(
    join(platform, 'index.ts'),
    "export { tagTypes } from './api/tag-types.ts';",
    "export const createEventTitle = 'Create New Event';",
  );
  const client = join(copy, 'mfe-client');
  const form = join(client, 'src', 'features', 'event-requests', 'create-event-form.tsx');
  replaceInFile(join(client, 'release.json'), `"minContract": ${contract}`, `"minContract": ${raised}`);
  replaceInFile(form, 'title="Create New Event"', 'title={createEventTitle}');
  replaceInFile(form, 'import { Link, UnsavedGuard }', 'import { createEventTitle, Link, UnsavedGuard }');
}

/** Replaces text in a file. Throws if the file does not contain the text, because the suite would then test nothing. */
export function replaceInFile(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} does not contain: ${from}`);
  }
  writeFileSync(file, text.replace(from, to));
}
