import { readFileSync } from 'node:fs';
import { releaseDeclaration } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';

/** Of a build that was not released: what a development server needs to be found. Throws where the declaration is not as it must be. */
export function readReleaseRecord(file: string): ReleaseRecord {
  const declared = releaseDeclaration.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...declared, entry: `/mfe/${declared.name.replace('mfe_', '')}/mf-manifest.json`, enabled: true };
}
