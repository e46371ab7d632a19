import { basename, join } from 'node:path';
import { scriptHashes } from '@marquee/contracts/release-record';
import { contentOf } from './files.ts';
import { integrityOf } from './hashes.ts';
import { entryOf, manifestSchema } from './manifest.ts';
import { isAskingTheShell } from './read-build.ts';
import type { Build } from './read-build.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';
import type { KeptRelease } from './store.ts';

const vouching = manifestSchema.extend({ integrity: scriptHashes });

/** A stored release as a build. Throws a Refusal if a file is missing or differs from the release. */
export async function keptBuild(folder: string, { record, files }: KeptRelease): Promise<Build> {
  const manifestName = basename(record.entry);
  const { integrity, ...manifest } = await readJson(join(folder, manifestName), vouching);
  const wanted = new Map<string, string | undefined>(Object.entries(integrity));
  wanted.set(manifestName, record.integrity);
  if (record.server !== undefined) {
    wanted.set(record.server.bundle, record.server.integrity);
  }
  for (const { skeleton } of Object.values(record.firstLoads ?? {})) {
    if (skeleton !== undefined) {
      wanted.set(skeleton.file, skeleton.integrity);
    }
  }
  const looked = await Promise.all(files.map((name) => faultOf(folder, name, wanted.get(name))));
  const faults = looked.flat();
  if (faults.length > 0) {
    throw new Refusal(faults);
  }
  const comparesChunks = await isAskingTheShell(join(folder, entryOf(manifest)));
  return {
    ...{ declared: record, manifest, files, comparesChunks },
    ...{ isServerBundleWhole: true, damagedSkeletons: [] },
  };
}

async function faultOf(folder: string, name: string, hash: string | undefined): Promise<string[]> {
  const content = await contentOf(join(folder, name));
  if (content === null) {
    return [`${name} is not there any more`];
  }
  return hash === undefined || integrityOf(content) === hash ? [] : [`${name} is not what was released`];
}
