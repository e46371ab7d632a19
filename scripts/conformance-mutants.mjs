import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runConformanceMutants } = await import('./suites/conformance-mutants.mjs');

await runSuites([
  { name: 'Conformance tests against planted faults', needs: ['chromium'], run: runConformanceMutants },
]);
