import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compilation } from 'webpack';

/** `name`: the remote's name in its release record. `folder`: the folder of its workspace. */
export type Remote = { name: string; folder: string };

/** Whether the workspace has this source file, given relative to its folder. */
export function hasSource({ folder }: Remote, source: string): boolean {
  return existsSync(path.join(folder, source));
}

/** The address from which browsers load the remote's files. */
export function publicPathOf({ name }: Remote): string {
  return `/mfe/${name.replace('mfe_', '')}/`;
}

export function emitText(compilation: Compilation, file: string, text: string): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(text));
}

/** A short hash for a file name. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
