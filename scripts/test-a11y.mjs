import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runAccessibility } = await import('./suites/journeys.mjs');

await runSuites([{ name: 'Accessibility', needs: ['chromium'], run: runAccessibility }]);
