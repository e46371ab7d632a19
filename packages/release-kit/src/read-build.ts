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
 * A build of a remote. `files`: paths within it, without maps and files that only the remote running alone needs. `comparesChunks`: its
 * entry reads the hash of each script that it loads from the shell.
 */
export type Build = {
  declared: BuildDeclaration;
  manifest: Manifest;
  files: string[];
  comparesChunks: boolean;
  /** Whether its server bundle, if declared, matches the declared hash. */
  isServerBundleWhole: boolean;
};

/** A build's description of the shell. `shared`: versions by package. */
export type ShellBuild = { contract: number; shared: Map<string, string> };

const manifestFile = 'mf-manifest.json';
const declarationFile = 'release.json';
/** Rewritten for every release, or only for the page of a remote that runs alone; maps are stored elsewhere. */
const left = /^(mf-manifest\.json|mf-stats\.json|release\.json|index\.html)(\.(br|gz))?$|\.map$/;
/** The function that the build kit's `checked-chunks.ts` calls. */
const askingTheShell = 'marqueeIntegrityOf';

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
  return {
    declared,
    manifest: read,
    files: all.filter((file) => !left.test(file)).toSorted(),
    comparesChunks: await isAskingTheShell(join(folder, entryOf(read))),
    isServerBundleWhole: await isWhole(folder, declared),
  };
}

async function isWhole(folder: string, { server }: BuildDeclaration): Promise<boolean> {
  if (server === undefined) {
    return true;
  }
  const content = await contentOf(join(folder, server.bundle));
  return content !== null && integrityOf(content) === server.integrity;
}

/** A build of the shell has one of these files, and another folder has none. */
function requireOwnFiles(folder: string, files: readonly string[]): void {
  const missing = [manifestFile, declarationFile].filter((file) => !files.includes(file));
  if (missing.length > 0) {
    const isOrAre = missing.length === 1 ? 'is' : 'are';
    throw new Refusal([
      `${folder} is no build of a front end: ${missing.join(' and ')} ${isOrAre} not there`,
    ]);
  }
}

const shellFacts = z.object({ contract: z.int() });

/** `place`: its folder, or the address that serves it. */
export async function readShellBuild(place: string): Promise<ShellBuild> {
  const at = (file: string) =>
    isAddress(place) ? `${place.replace(/\/+$/, '')}/${file}` : join(place, file);
  const { contract } = await readJson(at('shell.json'), shellFacts);
  const { shared } = await readJson(at(manifestFile), manifestSchema);
  return { contract, shared: new Map(shared.map(({ name, version }) => [name, version])) };
}

export async function isAskingTheShell(entry: string): Promise<boolean> {
  return (await contentOf(entry))?.includes(askingTheShell) === true;
}
