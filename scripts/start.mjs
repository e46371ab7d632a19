import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
await import('../local/src/main.ts');
