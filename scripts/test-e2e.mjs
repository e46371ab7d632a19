import { onNode24 } from './setup/on-node-24.mjs';

await onNode24();
const { runSuites } = await import('./suites/run-suites.mjs');
const { runJourneysForPictures } = await import('./suites/journeys.mjs');

await runSuites([{ name: 'Journeys in a browser', needs: ['chromium'], run: runJourneysForPictures }]);
