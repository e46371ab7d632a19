import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const journeys = await import('./suites/journeys.mjs');
const { runConformance } = await import('./suites/conformance.mjs');
const { runChaosBars } = await import('./suites/chaos.mjs');
const { runSecurityBars } = await import('./suites/security.mjs');
const { runFederation } = await import('./suites/federation.mjs');
const { chartSuites } = await import('./suites/chart.mjs');
const { workflowSuites } = await import('./suites/workflows.mjs');
const { runPageLoading } = await import('./suites/page-loading.mjs');
const { runWorkshop } = await import('./suites/workshop.mjs');

/** Every longer suite; a new suite gets a line here. */
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
  { name: 'Chaos', needs: [], run: (bench) => runChaosBars(bench) },
  { name: 'Security', needs: [], run: (bench) => runSecurityBars(bench, ['short']) },
  { name: 'Conformance', needs: ['chromium'], run: runConformance },
  { name: 'Accessibility', needs: ['chromium'], run: journeys.runAccessibility },
  { name: 'How pages load', needs: ['chromium'], run: runPageLoading },
  { name: 'Front ends that are shipped apart', needs: ['chromium'], run: runFederation },
  { name: 'Workshop', needs: ['chromium'], run: runWorkshop },
  ...chartSuites,
  ...workflowSuites,
]);
