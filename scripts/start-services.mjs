import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
await import('../tools/local/src/services-main.ts');
