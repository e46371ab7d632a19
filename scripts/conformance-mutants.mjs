import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runConformanceMutants } = await import('./suites/conformance-mutants.mjs');

await runSuites([{ name: 'Faults planted in the screens', needs: ['chromium'], run: runConformanceMutants }]);
