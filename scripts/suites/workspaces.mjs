import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../setup/paths.mjs';

/** Returns every workspace: its folder relative to the root, and the fields of its package.json. */
export function workspaces() {
  const { workspaces: patterns } = readPackage('.');
  return patterns
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((file) => file.replace(/\/package\.json$/, ''))
    .sort()
    .map((folder) => ({ folder, ...readPackage(folder) }));
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}
