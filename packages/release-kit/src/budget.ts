import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { entryOf, manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { readJson } from './read-json.ts';

/** Bytes as a browser loads them, compressed by brotli. `opening`: the entry and what it exposes, with its front page. `whole`: all of its pages. */
export const budget = z.object({ opening: z.int().positive(), whole: z.int().positive() });
export type Budget = z.output<typeof budget>;

/** More above the budget fails. */
export const tolerancePercent = 5;

export const parts = ['opening', 'whole'] as const;

/** What a build weighs. What it shares with the shell is not counted: a browser has the shell's. */
export async function weightOf(folder: string): Promise<Budget> {
  const read = await readJson(join(folder, 'mf-manifest.json'), manifestSchema);
  const [opening, later] = [new Set(openingFiles(read)), new Set(laterFiles(read))];
  return {
    opening: await bytesOf(folder, opening),
    whole: await bytesOf(folder, new Set([...opening, ...later])),
  };
}

/** Why a build is too heavy, each a sentence; none: it is not. */
export function overweight(weight: Budget, allowed: Budget): string[] {
  const mostTimes = 1 + tolerancePercent / 100;
  return parts
    .filter((part) => weight[part] > allowed[part] * mostTimes)
    .map((part) => {
      const more = ((weight[part] / allowed[part] - 1) * 100).toFixed(1);
      return `${part}: ${kilobytes(weight[part])}, ${more} % above its budget of ${kilobytes(allowed[part])}`;
    });
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function openingFiles(manifest: Manifest): string[] {
  return [entryOf(manifest), ...manifest.exposes.flatMap(({ assets }) => assets.js.sync)];
}

function laterFiles({ exposes }: Manifest): string[] {
  return exposes.flatMap(({ assets }) => assets.js.async);
}

async function bytesOf(folder: string, files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map((file) => sizeOf(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The smallest ones are not worth compressing, and stay as they are. */
async function sizeOf(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
