import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './paths.mjs';

/** Loads the same `.env` file as `npm start`, so that a command uses the same product. Existing variables take precedence. */
export function loadEnvironmentFile() {
  const file = join(root, '.env');
  if (existsSync(file)) {
    process.loadEnvFile(file);
  }
}
