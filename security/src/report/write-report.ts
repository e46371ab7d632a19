import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { markdownOf } from '@marquee/bar-kit/markdown';
import type { Result } from '@marquee/bar-kit/result';

type Seen = { root: string; results: readonly Result[]; machine: string };

/** docs/reports/security.md */
export function writeReport({ root, results, machine }: Seen, at = new Date()): void {
  const file = join(root, 'docs', 'reports', 'security.md');
  const title = 'Nobody where they do not belong: the bars of security';
  const words = { title, command: 'npm run security', folder: 'security/src/bars/' };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdownOf({ ...words, results, machine, at }));
}
