import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runChaosMutants } = await import('./suites/chaos.mjs');

await runSuites([{ name: 'Chaos against planted faults', needs: [], run: runChaosMutants }]);
