import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../local/src/network/free-port.ts';
import { root } from '../setup/paths.mjs';
import { outcomeOf, runForReport, runPlaywright, twoAtOnce } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { runTestTask } from './turbo.mjs';

/** `npm run test:e2e` takes screenshots for people, which decide nothing. */
const withoutPictures = { PICTURES: 'off' };
/** Omits the journeys within one service, which need no message. */
const crossingServices = ['--grep-invert', '@one-service'];
const journeysReport = join(root, 'e2e', 'journeys-report.json');

/** Runs the main journeys in a real browser, against the local stack. Writes the report where turbo expects it. */
export function runJourneys(bench, { chromium }) {
  return withProduct(bench, {}, async (url) => {
    const file = await runForReport(bench, { project: 'journeys', chromium, url, args: twoAtOnce });
    cpSync(file, journeysReport);
    return outcomeOf(file);
  });
}

/** The same as a turbo task, without screenshots: from the cache, unless a change can affect them. */
export async function runJourneysTask(bench, { chromium }) {
  rmSync(journeysReport, { force: true });
  await runTestTask(bench, { task: 'journeys', env: { ...withoutPictures, CHROMIUM_PATH: chromium } });
  return outcomeOf(journeysReport);
}

/** The journeys across services, with every service in its own process, over RabbitMQ. */
export async function runJourneysOverRabbitMq(bench, { chromium, amqpUrl }) {
  const mailboxPort = String(await freePort());
  const setting = { entry: 'services-main.ts', env: { AMQP_URL: amqpUrl, MAILBOX_PORT: mailboxPort } };
  const env = { ...withoutPictures, MAILBOX_URL: `http://localhost:${mailboxPort}` };
  const args = [...twoAtOnce, ...crossingServices];

  return withProduct(bench, setting, (url) =>
    runPlaywright(bench, { project: 'journeys', chromium, url, env, args }),
  );
}

/** kill -9 of the whole stack: each test starts and kills one of its own. */
export function runRestarts(bench, { chromium }) {
  return runPlaywright(bench, { project: 'restarts', chromium, args: twoAtOnce });
}

/**
 * Accessibility checks besides the scans of pages: arrival, first paint, motion, print, long words, the detector of truncated texts, and
 * the journeys by keyboard alone.
 */
export function runAccessibility(bench, { chromium }) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'accessibility', chromium, url, args: twoAtOnce }),
  );
}

/**
 * Every page for every role, in every theme, against axe's rules; screenshots of all in e2e/artifacts/. At each push `runConformance`
 * checks two themes.
 */
export function runEveryLook(bench, { chromium }) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'looks', chromium, url, args: twoAtOnce }),
  );
}
