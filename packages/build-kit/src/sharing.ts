import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { namesOf, sharedPackages, shareStrategy } from './sharing-policy.ts';
import type { Sharing } from './sharing-policy.ts';

/** The sharing policy with the versions installed for the workspace in this folder. Throws if a shared package is not installed. */
export function sharingOf(folder: string): Sharing {
  const packages = Object.entries(sharedPackages).flatMap(([shared, shareConfig]) =>
    namesOf(shared).map((name) => [name, { version: versionOf(name, folder), shareConfig }] as const),
  );
  return { strategy: shareStrategy, packages: Object.fromEntries(packages) };
}

function versionOf(name: string, folder: string): string {
  const file = findPackageJSON(name, path.join(folder, 'package.json'));
  if (file === undefined) {
    throw new Error(`${name} is shared, and not installed for ${folder}`);
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
