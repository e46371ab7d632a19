import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runFederation } = await import('./suites/federation.mjs');

await runSuites([{ name: 'Front ends that are shipped apart', needs: ['chromium'], run: runFederation }]);
