import { freePort } from '../../local/src/network/free-port.ts';
import { runPlaywright, twoAtOnce } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** What earns the money, in a real browser, against the one-command stack. */
export function runJourneys(bench, { chromium }) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'journeys', chromium, url, args: twoAtOnce }),
  );
}

/** The same with every service in a process of its own, over RabbitMQ. */
export async function runJourneysOverRabbitMq(bench, { chromium, amqpUrl }) {
  const mailboxPort = String(await freePort());
  const setting = { entry: 'services-main.ts', env: { AMQP_URL: amqpUrl, MAILBOX_PORT: mailboxPort } };
  const env = { MAILBOX_URL: `http://localhost:${mailboxPort}` };

  return withProduct(bench, setting, (url) =>
    runPlaywright(bench, { project: 'journeys', chromium, url, env, args: twoAtOnce }),
  );
}

/** kill -9 of the whole stack: the tests start and kill their own. */
export function runRestarts(bench, { chromium }) {
  return runPlaywright(bench, { project: 'restarts', chromium });
}

/** What is no look at a page: arrival, first paint, motion, paper, long words, what finds cut-off texts, and the journeys by keyboard alone. */
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
