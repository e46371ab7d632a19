import { readFileSync } from 'node:fs';
import { releaseDeclaration } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';

/** For a build that was not released: the data that a development server needs. Throws for an invalid declaration. */
export function readReleaseRecord(file: string): ReleaseRecord {
  const declared = releaseDeclaration.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...declared, entry: `/mfe/${declared.name.replace('mfe_', '')}/mf-manifest.json`, enabled: true };
}
