import { appendFileSync, readFileSync, rmSync } from 'node:fs';

import type { ServiceName } from '../../stack/addresses.ts';

/**
 * Records the places that its process passes. Kills the process at an armed place, and makes an armed handler or publication fail. Each
 * arming works once.
 */
export type Tripwire = {
  /** Never returns if this place is armed. */
  pass: (place: string) => void;
  /** Throws if a handler of this queue, or this publication, is armed to fail. */
  failIfArmed: (target: string) => void;
};

/** `folder`: the harness arms places by writing files into this folder; the process deletes such a file before it acts. */
export function createTripwire(node: ServiceName, folder: string): Tripwire {
  const armed = armedFile(folder, node);
  const failing = failureFile(folder, node);
  const passed = passedFile(folder, node);
  const known = new Set<string>();

  return {
    pass(place) {
      if (!known.has(place)) {
        known.add(place);
        appendFileSync(passed, `${place}\n`);
      }
      if (contentOf(armed) === place) {
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
  return `${folder}/${node}.stumble`;
}

/** The file that lists every place passed in any run of the process. */
export function passedFile(folder: string, node: ServiceName): string {
  return `${folder}/${node}.passed`;
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
