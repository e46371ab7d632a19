import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';

import type { ServiceName } from '../../stack/addresses.ts';

/**
 * Records the code points that its process reaches. Kills the process at an armed code point, and makes an armed handler or publication
 * fail. Each arming works once.
 */
export type FailPointTrigger = {
  /** Never returns if this code point is armed. */
  reach: (codePoint: string) => void;
  /** Throws if a handler of this queue, or this publication, is armed to fail. */
  failIfArmed: (target: string) => void;
};

/**
 * `folder`: the harness arms code points by writing files into this folder; the process deletes such a file before it kills itself or
 * fails.
 */
export function createFailPointTrigger(node: ServiceName, folder: string): FailPointTrigger {
  const armed = armedFile(folder, node);
  const failing = failureFile(folder, node);
  const reached = reachedFile(folder, node);
  const known = new Set<string>();

  return {
    reach(codePoint) {
      // A new recording has started.
      if (!existsSync(reached)) {
        known.clear();
      }
      if (!known.has(codePoint)) {
        known.add(codePoint);
        appendFileSync(reached, `${codePoint}\n`);
      }
      if (contentOf(armed) === codePoint) {
        rmSync(armed);
        process.kill(process.pid, 'SIGKILL');
      }
    },
    failIfArmed(target) {
      if (contentOf(failing) === target) {
        rmSync(failing);
        throw new Error(`made to fail in ${target}`);
      }
    },
  };
}

export function armedFile(folder: string, node: ServiceName): string {
  return `${folder}/${node}.armed`;
}

export function failureFile(folder: string, node: ServiceName): string {
  return `${folder}/${node}.failing`;
}

/** The file that lists every code point that the process has reached since the harness last removed the file. */
export function reachedFile(folder: string, node: ServiceName): string {
  return `${folder}/${node}.reached`;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
