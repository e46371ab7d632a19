import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runConformance } = await import('./suites/conformance.mjs');

await runSuites([{ name: 'Conformance', needs: ['chromium'], run: runConformance }]);
