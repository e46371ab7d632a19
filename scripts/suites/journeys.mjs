import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../tools/local/src/network/free-port.ts';
import { root } from '../setup/paths.mjs';
import { readOutcome, runPlaywrightReport, runPlaywright, twoWorkers } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { runTestTask } from './turbo.mjs';

/** Only `npm run test:e2e` takes screenshots, which are for people and do not affect the result. */
const withoutScreenshots = { PICTURES: 'off' };
/** Omits the journeys within one service, because they need no message. */
const acrossServices = ['--grep-invert', '@one-service'];
const journeysReport = join(root, 'e2e', 'journeys-report.json');

/** Runs the main journeys in a real browser, against the local stack. Writes the report to the path that turbo expects. */
export function runJourneys(context, { chromium }) {
  return withProduct(context, {}, async (url) => {
    const file = await runPlaywrightReport(context, { project: 'journeys', chromium, url, args: twoWorkers });
    cpSync(file, journeysReport);
    return readOutcome(file);
  });
}

/**
 * Runs the main journeys as a turbo task, without screenshots. Outside CI, the result is from the cache if no change since the cached run
 * can affect the journeys.
 */
export async function runJourneysTask(context, { chromium }) {
  rmSync(journeysReport, { force: true });
  await runTestTask(context, { task: 'journeys', env: { ...withoutScreenshots, CHROMIUM_PATH: chromium } });
  return readOutcome(journeysReport);
}

/** Runs the journeys across services, with every service in its own process, over RabbitMQ. */
export async function runJourneysOverRabbitMq(context, { chromium, amqpUrl }) {
  const mailboxPort = String(await freePort());
  const setting = { entry: 'services-main.ts', env: { AMQP_URL: amqpUrl, MAILBOX_PORT: mailboxPort } };
  const env = { ...withoutScreenshots, MAILBOX_URL: `http://localhost:${mailboxPort}` };
  const args = [...twoWorkers, ...acrossServices];

  return withProduct(context, setting, (url) =>
    runPlaywright(context, { project: 'journeys', chromium, url, env, args }),
  );
}

/** Runs the tests that restart a whole stack, such as after `kill -9` or from a backup. Each test starts and stops its own stack. */
export function runRestarts(context, { chromium }) {
  return runPlaywright(context, { project: 'restarts', chromium, args: twoWorkers });
}

/**
 * Runs the accessibility checks other than the scans of pages: first paint, layout shift, reduced motion, print, long words and names, the
 * detector of clipped texts, and the journeys by keyboard alone.
 */
export function runAccessibility(context, { chromium }) {
  return withProduct(context, {}, (url) =>
    runPlaywright(context, { project: 'accessibility', chromium, url, args: twoWorkers }),
  );
}

/**
 * Checks every page for every role, in every theme, against axe's rules. Stores screenshots of all pages in e2e/artifacts/.
 * `runConformance`, which runs at each push, checks only two themes.
 */
export function runPageScans(context, { chromium }) {
  return withProduct(context, {}, (url) =>
    runPlaywright(context, { project: 'page-scans', chromium, url, args: twoWorkers }),
  );
}
