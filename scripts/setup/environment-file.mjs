import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** What `npm start` reads too: a command must look where the product does. What is set already wins. */
export function loadEnvironmentFile() {
  const file = join(root, '.env');
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
}
