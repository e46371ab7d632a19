// Fails if a generated document differs from what its command writes now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

await ensureNode24();
const { limitsDocument } = await import('../local/src/docs/limits-document.ts');
const { messagesDocument } = await import('../local/src/docs/messages-document.ts');
const { statesDocument } = await import('../local/src/docs/states-document.ts');

const written = { limits: limitsDocument, messages: () => messagesDocument(root), states: statesDocument };
const stale = Object.entries(written).filter(
  ([name, write]) => readFileSync(join(root, 'docs', `${name}.md`), 'utf8') !== write(),
);
stale.forEach(([name]) => console.error(`docs/${name}.md is out of date: npm run docs:${name}`));
process.exitCode = stale.length > 0 ? 1 : 0;
