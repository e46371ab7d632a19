import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();
const { statesDocument } = await import('../local/src/docs/states-document.ts');

writeFileSync(join(root, 'docs', 'states.md'), statesDocument());
