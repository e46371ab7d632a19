import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runCompose } = await import('./suites/compose/compose.mjs');

await runSuites([{ name: 'docker compose', needs: ['chromium', 'docker'], run: runCompose }]);
