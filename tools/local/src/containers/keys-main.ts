import { join } from 'node:path';

import { rejectPublishedSecrets } from './reject-published-secrets.ts';
import { writeKeyFiles } from './write-key-files.ts';

try {
  rejectPublishedSecrets(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const folder = process.env.DATA_DIR ?? '/data/keys';

await writeKeyFiles({ identity: join(folder, 'identity'), others: join(folder, 'others') });
