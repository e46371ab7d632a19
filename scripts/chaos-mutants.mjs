import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runChaosMutants } = await import('./suites/chaos.mjs');

await runSuites([{ name: 'Faults planted in the messaging', needs: [], run: runChaosMutants }]);
