import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Compilation } from 'webpack';

/** `name`: as in its release record. `folder`: the workspace's. */
export type Remote = { name: string; folder: string };

/** `source`: a file relative to the workspace's folder. */
export function hasSource({ folder }: Remote, source: string): boolean {
  return existsSync(path.join(folder, source));
}

/** The base address of the remote's files for browsers. */
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

/** The hash as browsers and the release store compare it. */
export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
