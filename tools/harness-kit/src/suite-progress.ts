import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

export type SuiteProgress = {
  /** The number of passed tests when this suite last passed on this tree; null if the suite has not passed. */
  passedBefore: (id: string) => number | null;
  /** Removes the result of a suite. Called when the suite starts, so that the suite counts as not passed until it passes again. */
  remove: (id: string) => void;
  store: (id: string, passed: number) => void;
};

const stored = z.object({ tree: z.string(), passed: z.record(z.string(), z.int()) });

/** The suites that have passed on `tree`, stored in `file`. Ignores an unreadable file and results of another tree. */
export function openSuiteProgress(file: string, tree: string): SuiteProgress {
  const passed = new Map(Object.entries(read(file, tree)));
  const save = (): void => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ tree, passed: Object.fromEntries(passed) }, null, 2));
  };

  return {
    passedBefore: (id) => passed.get(id) ?? null,
    remove(id) {
      passed.delete(id);
      save();
    },
    store(id, count) {
      passed.set(id, count);
      save();
    },
  };
}

function read(file: string, tree: string): Record<string, number> {
  try {
    const kept = stored.parse(JSON.parse(readFileSync(file, 'utf8')));
    return kept.tree === tree ? kept.passed : {};
  } catch {
    return {};
  }
}
