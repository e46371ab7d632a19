import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findExecutable } from '../../../local/src/processes/find-executable.ts';

/** The folder of this machine's npm: its program is `bin/npm-cli.js` there. */
export function npmFolder() {
  const program = findExecutable('npm');
  if (!program) {
    throw new Error('npm is not on PATH');
  }
  return join(dirname(realpathSync(program)), '..');
}
