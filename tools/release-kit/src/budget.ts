import { join } from 'node:path';
import { z } from 'zod';
import { bytesOf } from './bytes-of.ts';
import { entryOf, manifestSchema } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { readJson } from './read-json.ts';

/**
 * Size limits in bytes, as compressed by brotli. `opening`: the shell's front page, or a remote's entry with its exposed modules. `whole`:
 * the opening and everything that other pages load.
 */
export const budget = z.object({ opening: z.int().positive(), whole: z.int().positive() });
export type Budget = z.output<typeof budget>;

/** A build fails the check if it exceeds its budget by more than this. */
export const tolerancePercent = 5;

export const parts = ['opening', 'whole'] as const;

/** The size of a remote's build. Excludes the packages shared with the shell, because browsers load them from the shell. */
export async function sizeOfRemote(folder: string): Promise<Budget> {
  const read = await readJson(join(folder, 'mf-manifest.json'), manifestSchema);
  const [opening, later] = [new Set(openingFiles(read)), new Set(laterFiles(read))];
  return {
    opening: await bytesOf(folder, opening),
    whole: await bytesOf(folder, new Set([...opening, ...later])),
  };
}

/** The parts of a build that exceed their budget, as one sentence each; empty if the build is within its budget. */
export function overBudget(size: Budget, allowed: Budget): string[] {
  const maxRatio = 1 + tolerancePercent / 100;
  return parts
    .filter((part) => size[part] > allowed[part] * maxRatio)
    .map((part) => {
      const more = ((size[part] / allowed[part] - 1) * 100).toFixed(1);
      return `${part}: ${kilobytes(size[part])}, ${more} % above its budget of ${kilobytes(allowed[part])}`;
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
