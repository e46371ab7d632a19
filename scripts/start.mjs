import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { enableCompileCache } = await import('node:module');
const { join } = await import('node:path');
const { root } = await import('./setup/paths.mjs');
// Reuses the code that Node compiled at the last start.
enableCompileCache(join(root, 'node_modules', '.cache', 'compiled'));
await import('../tools/local/src/main.ts');
