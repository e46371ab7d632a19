import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { onNode24 } from './setup/on-node-24.mjs';
import { root } from './setup/paths.mjs';

await onNode24();
const { limitsDocument } = await import('../local/src/docs/limits-document.ts');

writeFileSync(join(root, 'docs', 'limits.md'), limitsDocument());
