import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildDeclaration } from '@marquee/contracts/release-record';
import type { BuildDeclaration } from '@marquee/contracts/release-record';
import { z } from 'zod';
import { contentOf } from './files.ts';
import { integrityOf } from './hashes.ts';
import { entryOf, manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { isAddress, readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';

/**
 * A build of a remote. `files`: paths within it, without maps and files that only the remote running alone needs. `checksIntegrity`: its
 * entry reads the hash of each script that it loads from the shell.
 */
export type Build = {
  declared: BuildDeclaration;
  manifest: Manifest;
  files: string[];
  checksIntegrity: boolean;
  /** Whether its server bundle, if declared, matches the declared hash. */
  isServerBundleIntact: boolean;
  /** Pages whose skeleton is missing, or does not hash to what the build declares of it. */
  damagedSkeletons: string[];
};

/** A build's description of the shell. `shared`: versions by package. */
export type ShellBuild = { contract: number; shared: Map<string, string> };

const manifestFile = 'mf-manifest.json';
const declarationFile = 'release.json';
/** Rewritten for every release, or only for the page of a remote that runs alone; maps are stored elsewhere. */
const unreleasedFiles = /^(mf-manifest\.json|mf-stats\.json|release\.json|index\.html)(\.(br|gz))?$|\.map$/;
/** The function that the build kit's `chunk-integrity.ts` calls. */
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

/** Neither the shell's build has them, nor a folder of something else. */
function requireOwnFiles(folder: string, files: readonly string[]): void {
  const missing = [manifestFile, declarationFile].filter((file) => !files.includes(file));
  if (missing.length > 0) {
    const isOrAre = missing.length === 1 ? 'is' : 'are';
    throw new Refusal([
      `${folder} is no build of a front end: ${missing.join(' and ')} ${isOrAre} not there`,
    ]);
  }
}

/** `shared`: versions by package; a shell of an earlier release has them in a manifest, as a remote has. */
const shellFacts = z.object({ contract: z.int(), shared: z.record(z.string(), z.string()).optional() });

/** `place`: its folder, or the address that serves it. */
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
