import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** Loads the file that `npm start` reads too, so that a command finds the same product. Existing variables win. */
export function loadEnvironmentFile() {
  const file = join(root, '.env');
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
}
