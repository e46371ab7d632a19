import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a team declares in `release.json` beside its package.json. */
export type ReleaseDeclaration = {
  name: `mfe_${string}`;
  /** The team, named when its remote fails. */
  owner: string;
  /** Paths the shell hands over, as the router writes them. */
  paths: string[];
  /** The role whose `/` it shows. */
  homeFor: 'client' | 'provider' | null;
  /** The lowest contract of the platform package it runs on. */
  minContract: number;
};

/** What `/config.json` lists per remote; switching off, rolling back or overriding one is editing its record. */
export type ReleaseRecord = ReleaseDeclaration & { entry: string; enabled: boolean };

export function readReleaseRecord(folder: string): ReleaseRecord {
  const declared = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as ReleaseDeclaration;
  return { ...declared, entry: `/mfe/${declared.name.replace('mfe_', '')}/mf-manifest.json`, enabled: true };
}
