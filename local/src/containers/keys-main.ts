import { join } from 'node:path';

import { writeKeys } from './write-keys.ts';

const folder = process.env.DATA_DIR ?? '/data/keys';

await writeKeys({ identity: join(folder, 'identity'), others: join(folder, 'others') });
