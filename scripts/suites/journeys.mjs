import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { freePort } from '../../local/src/network/free-port.ts';
import { root } from '../setup/paths.mjs';
import { outcomeOf, runForReport, runPlaywright, twoAtOnce } from './playwright.mjs';
import { withProduct } from './product.mjs';
import { runTestTask } from './turbo.mjs';

/** `npm run test:e2e` takes pictures for people; they judge nothing. */
const withoutPictures = { PICTURES: 'off' };
/** Leaves out the journeys that stay within one service, where no message travels. */
const crossingServices = ['--grep-invert', '@one-service'];
const journeysReport = join(root, 'e2e', 'journeys-report.json');

/** What earns the money, in a real browser, against the one-command stack. Leaves the report where turbo finds it. */
export function runJourneys(bench, { chromium }) {
  return withProduct(bench, {}, async (url) => {
    const file = await runForReport(bench, { project: 'journeys', chromium, url, args: twoAtOnce });
    cpSync(file, journeysReport);
    return outcomeOf(file);
  });
}

/** The same as a task of turbo, without pictures: from the cache, unless a change can have reached them. */
export async function runJourneysTask(bench, { chromium }) {
  rmSync(journeysReport, { force: true });
  await runTestTask(bench, { task: 'journeys', env: { ...withoutPictures, CHROMIUM_PATH: chromium } });
  return outcomeOf(journeysReport);
}

/** Those of them that cross services, with every service in a process of its own, over RabbitMQ. */
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

/** Accessibility checks besides the scans of pages: arrival, first paint, motion, paper, long words, what finds cut-off texts, and the journeys by keyboard alone. */
export function runAccessibility(bench, { chromium }) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'accessibility', chromium, url, args: twoAtOnce }),
  );
}

/** Every page as every role sees it, in every look, against axe's rules; pictures of all in e2e/artifacts/. At each push `runConformance` looks at two. */
export function runEveryLook(bench, { chromium }) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'looks', chromium, url, args: twoAtOnce }),
  );
}
