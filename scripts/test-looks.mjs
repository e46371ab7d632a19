import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runEveryLook } = await import('./suites/journeys.mjs');

await runSuites([{ name: 'Accessibility, every look', needs: ['chromium'], run: runEveryLook }]);
