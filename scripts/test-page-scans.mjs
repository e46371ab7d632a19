import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runPageScans } = await import('./suites/journeys.mjs');

await runSuites([{ name: 'Accessibility scan of every page', needs: ['chromium'], run: runPageScans }]);
