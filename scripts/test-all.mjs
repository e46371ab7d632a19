import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const journeys = await import('./suites/journeys.mjs');
const { runConformance } = await import('./suites/conformance.mjs');
const { runChaosGates } = await import('./suites/chaos.mjs');
const { runSecurityGates } = await import('./suites/security.mjs');
const { runFederation } = await import('./suites/federation.mjs');
const { chartSuites } = await import('./suites/chart.mjs');
const { workflowSuites } = await import('./suites/workflows.mjs');
const { runPageLoading } = await import('./suites/page-loading.mjs');
const { runStorybook } = await import('./suites/storybook.mjs');

/** Every suite of this command. Add new suites here. */
await runSuites([
  {
    name: 'Journeys that cross services, over RabbitMQ, each service in its own process',
    needs: ['chromium', 'amqpUrl'],
    run: journeys.runJourneysOverRabbitMq,
  },
  {
    name: 'Killed right after an acceptance, and restored from a backup',
    needs: [],
    run: journeys.runRestarts,
  },
  { name: 'Chaos', needs: [], run: (context) => runChaosGates(context) },
  { name: 'Security', needs: [], run: (context) => runSecurityGates(context, ['short']) },
  { name: 'Conformance', needs: ['chromium'], run: runConformance },
  { name: 'Accessibility', needs: ['chromium'], run: journeys.runAccessibility },
  { name: 'Page loading', needs: ['chromium'], run: runPageLoading },
  { name: 'Federation', needs: ['chromium'], run: runFederation },
  { name: 'Storybook', needs: ['chromium'], run: runStorybook },
  ...chartSuites,
  ...workflowSuites,
]);
