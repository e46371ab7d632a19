import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
await import('../local/src/services-main.ts');
