import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { onNode24 } from './setup/on-node-24.mjs';
import { root } from './setup/paths.mjs';

await onNode24();
const { messagesDocument } = await import('../local/src/docs/messages-document.ts');

writeFileSync(join(root, 'docs', 'messages.md'), messagesDocument(root));
