import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runConformance } = await import('./suites/conformance.mjs');

await runSuites([{ name: 'Conformance', needs: ['chromium'], run: runConformance }]);
