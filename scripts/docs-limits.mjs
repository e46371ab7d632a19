import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();
const { limitsDocument } = await import('../local/src/docs/limits-document.ts');

writeFileSync(join(root, 'docs', 'limits.md'), limitsDocument());
