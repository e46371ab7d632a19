import { join } from 'node:path';

import { refuseOpenDemo } from './refuse-open-demo.ts';
import { writeKeys } from './write-keys.ts';

try {
  refuseOpenDemo(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const folder = process.env.DATA_DIR ?? '/data/keys';

await writeKeys({ identity: join(folder, 'identity'), others: join(folder, 'others') });
