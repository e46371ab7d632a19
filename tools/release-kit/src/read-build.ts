import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { integrityOf } from '@marquee/contracts/integrity-of';
import { buildDeclaration } from '@marquee/contracts/release-record';
import type { BuildDeclaration } from '@marquee/contracts/release-record';
import { z } from 'zod';
import { contentOf } from './files.ts';
import { entryOf, manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { isAddress, readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';

/**
 * A build of a remote. `files`: the paths of the files that a release copies, relative to the build. `checksIntegrity`: whether the
 * remote's entry makes browsers check the hash of each script that it loads.
 */
export type Build = {
  declared: BuildDeclaration;
  manifest: Manifest;
  files: string[];
  checksIntegrity: boolean;
  /** False if the build declares a server bundle that is missing or does not match the declared hash. */
  isServerBundleIntact: boolean;
  /** The paths of pages whose skeleton is missing or does not match the declared hash. */
  damagedSkeletons: string[];
};

/** The description of the shell in its build. `shared`: versions by package. */
export type ShellBuild = { contract: number; shared: Map<string, string> };

const manifestFile = 'mf-manifest.json';
const declarationFile = 'release.json';
/** Files that a release does not copy: files that it writes itself, files for a remote that runs alone, statistics, source maps. */
const unreleasedFiles = /^(mf-manifest\.json|mf-stats\.json|release\.json|index\.html)(\.(br|gz))?$|\.map$/;
/** The function that entries call if the build kit's `chunk-integrity.ts` was used. */
const integrityFunction = 'marqueeIntegrityOf';

export async function readBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Refusal([`${folder} cannot be read: build the remote first`]);
  });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  requireOwnFiles(folder, all);
  const read = await readJson(join(folder, manifestFile), manifestSchema);
  const declared = await readJson(join(folder, declarationFile), buildDeclaration);
  const { server } = declared;
  return {
    declared,
    manifest: read,
    files: all.filter((file) => !unreleasedFiles.test(file)).toSorted(),
    checksIntegrity: await callsIntegrityFunction(join(folder, entryOf(read))),
    isServerBundleIntact: server === undefined || (await isIntact(folder, server.bundle, server.integrity)),
    damagedSkeletons: await damagedIn(folder, declared),
  };
}

async function damagedIn(folder: string, { firstLoads = {} }: BuildDeclaration): Promise<string[]> {
  const looked = Object.entries(firstLoads).map(async ([path, { skeleton }]) =>
    skeleton === undefined || (await isIntact(folder, skeleton.file, skeleton.integrity)) ? [] : [path],
  );
  return (await Promise.all(looked)).flat();
}

async function isIntact(folder: string, file: string, integrity: string): Promise<boolean> {
  const content = await contentOf(join(folder, file));
  return content !== null && integrityOf(content) === integrity;
}

/** Throws unless the folder contains a remote's build. The shell's build lacks these files. */
function requireOwnFiles(folder: string, files: readonly string[]): void {
  const missing = [manifestFile, declarationFile].filter((file) => !files.includes(file));
  if (missing.length > 0) {
    const doOrDoes = missing.length === 1 ? 'does' : 'do';
    throw new Refusal([
      `${folder} is no build of a front end: ${missing.join(' and ')} ${doOrDoes} not exist`,
    ]);
  }
}

/** `shared`: versions by package. Earlier releases of the shell have a federation manifest with these versions instead. */
const shellFacts = z.object({ contract: z.int(), shared: z.record(z.string(), z.string()).optional() });

/** `place`: the folder of the shell's build, or the address that serves the shell. Throws a Refusal if the description cannot be read. */
export async function readShellBuild(place: string): Promise<ShellBuild> {
  const at = (file: string) =>
    isAddress(place) ? `${place.replace(/\/+$/, '')}/${file}` : join(place, file);
  const { contract, shared } = await readJson(at('shell.json'), shellFacts);
  return {
    contract,
    shared: shared ? new Map(Object.entries(shared)) : await sharedIn(at(manifestFile)),
  };
}

async function sharedIn(manifest: string): Promise<Map<string, string>> {
  const { shared } = await readJson(manifest, manifestSchema);
  return new Map(shared.map(({ name, version }) => [name, version]));
}

export async function callsIntegrityFunction(entry: string): Promise<boolean> {
  return (await contentOf(entry))?.includes(integrityFunction) === true;
}
