import { readFileSync } from 'node:fs';
import { releaseDeclaration } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from '@marquee/contracts/release-record';

/** The record of a remote before any release, with the entry of a development server. Throws for an invalid declaration. */
export function readReleaseRecord(file: string): ReleaseRecord {
  const declared = releaseDeclaration.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { ...declared, entry: `/mfe/${declared.name.replace('mfe_', '')}/mf-manifest.json`, enabled: true };
}
