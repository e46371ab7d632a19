import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runFederation } = await import('./suites/federation.mjs');

await runSuites([{ name: 'Federation', needs: ['chromium'], run: runFederation }]);
