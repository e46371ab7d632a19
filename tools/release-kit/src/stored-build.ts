import { basename, join } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { scriptHashes } from '@marquee/contracts/release-record';
import { contentOf } from './files.ts';
import { entryOf, manifestSchema } from './manifest.ts';
import { callsIntegrityFunction } from './read-build.ts';
import type { Build } from './read-build.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import type { StoredRelease } from './release-store.ts';

const manifestWithHashes = manifestSchema.extend({ integrity: scriptHashes });

/** Reads a stored release in the form of a build. Throws a Refusal if a file is missing, or if a file with a recorded hash has changed. */
export async function readStoredBuild(folder: string, { record, files }: StoredRelease): Promise<Build> {
  const manifestName = basename(record.entry);
  const { integrity, ...manifest } = await readJson(join(folder, manifestName), manifestWithHashes);
  const expectedHashes = new Map<string, string | undefined>(Object.entries(integrity));
  expectedHashes.set(manifestName, record.integrity);
  if (record.server !== undefined) {
    expectedHashes.set(record.server.bundle, record.server.integrity);
  }
  for (const { skeleton } of Object.values(record.firstLoads ?? {})) {
    if (skeleton !== undefined) {
      expectedHashes.set(skeleton.file, skeleton.integrity);
    }
  }
  const found = await Promise.all(files.map((name) => faultOf(folder, name, expectedHashes.get(name))));
  const faults = found.flat();
  if (faults.length > 0) {
    throw new Refusal(faults);
  }
  const checksIntegrity = await callsIntegrityFunction(join(folder, entryOf(manifest)));
  return {
    ...{ declared: record, manifest, files, checksIntegrity },
    ...{ isServerBundleIntact: true, damagedSkeletons: [] },
  };
}

async function faultOf(folder: string, name: string, hash: string | undefined): Promise<string[]> {
  const content = await contentOf(join(folder, name));
  if (content === null) {
    return [`${name} no longer exists`];
  }
  return hash === undefined || integrityOf(content) === hash
    ? []
    : [`${name} differs from what was released`];
}
