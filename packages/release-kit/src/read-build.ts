import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseDeclaration } from '@marquee/contracts/release-record';
import type { ReleaseDeclaration } from '@marquee/contracts/release-record';
import { z } from 'zod';
import { manifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { NotThere, Refusal } from './refusal.ts';

/** What a build of a remote holds. `files`: paths within it, without maps and what only the remote standing alone needs. */
export type Build = { declared: ReleaseDeclaration; manifest: Manifest; files: string[] };

/** What a build of the shell says of itself. `shared`: versions by package. */
export type ShellBuild = { contract: number; shared: Map<string, string> };

const manifestFile = 'mf-manifest.json';
const declarationFile = 'release.json';
/** Rewritten for every release, or for the page of a remote that stands alone; maps are kept apart. */
const left = /^(mf-manifest\.json|mf-stats\.json|release\.json|index\.html)(\.(br|gz))?$|\.map$/;

export async function readBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Refusal([`${folder} cannot be read: build the remote first`]);
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !left.test(file));
  return {
    declared: await readJson(join(folder, declarationFile), releaseDeclaration),
    manifest: await readJson(join(folder, manifestFile), manifest),
    files: files.toSorted(),
  };
}

const shellFacts = z.object({ contract: z.int() });

export async function readShellBuild(folder: string): Promise<ShellBuild> {
  const { contract } = await readJson(join(folder, 'shell.json'), shellFacts);
  const { shared } = await readJson(join(folder, manifestFile), manifest);
  return { contract, shared: new Map(shared.map(({ name, version }) => [name, version])) };
}

/** A file that is not there or not as it must be is a refusal that names it. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new NotThere(file);
  }
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) {
    throw new Refusal([`${file} cannot be read: ${z.prettifyError(parsed.error)}`]);
  }
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
