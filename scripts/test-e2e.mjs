import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runJourneys } = await import('./suites/journeys.mjs');

await runSuites([{ name: 'Journeys in a browser', needs: ['chromium'], run: runJourneys }], {
  contextName: 'journeys',
});
