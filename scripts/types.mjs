import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();

/** TypeScript 7 is called by its path, because the package `typescript` is version 6, which the linter needs. */
const compiler = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

const projects = ['tsconfig.json', 'tsconfig.web.json'];
const codes = await Promise.all(projects.map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

function check(project) {
  const child = spawn(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' });

  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}
