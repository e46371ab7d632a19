import { ensureNode24 } from './setup/ensure-node-24.mjs';

await ensureNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runCompose } = await import('./suites/compose/compose.mjs');

await runSuites([{ name: 'docker compose', needs: ['chromium', 'docker'], run: runCompose }]);
