import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { chartSuites } = await import('./suites/chart.mjs');
const { workflowSuites } = await import('./suites/workflows.mjs');

await runSuites([...chartSuites, ...workflowSuites]);
