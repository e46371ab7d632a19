import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runAlertRules } = await import('./suites/alert-rules.mjs');
const { runJest } = await import('./suites/jest.mjs');
const { runJourneysTask } = await import('./suites/journeys.mjs');

await runSuites([
  { name: 'Unit, service and message tests', needs: ['mongodbUrl'], uses: ['amqpUrl'], run: runJest },
  { name: 'Alert rules', needs: ['promtool'], run: runAlertRules },
  { name: 'Journeys in a browser', needs: ['chromium'], run: runJourneysTask },
]);
