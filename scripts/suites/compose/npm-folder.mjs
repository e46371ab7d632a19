import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findExecutable } from '../../../tools/local/src/processes/find-executable.ts';

/** Returns the folder of this machine's npm, which contains `bin/npm-cli.js`. */
export function npmFolder() {
  const program = findExecutable('npm');
  if (!program) {
    throw new Error('npm is not on PATH');
  }
  return join(dirname(realpathSync(program)), '..');
}
