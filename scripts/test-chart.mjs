import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { chartSuites } = await import('./suites/chart.mjs');
const { workflowSuites } = await import('./suites/workflows.mjs');

await runSuites([...chartSuites, ...workflowSuites]);
