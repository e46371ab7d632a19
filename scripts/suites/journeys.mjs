import { freePort } from '../../local/src/network/free-port.ts';
import { runPlaywright, twoAtOnce } from './playwright.mjs';
import { withProduct } from './product.mjs';

/** For people, who ask for them with `npm run test:e2e`; they judge nothing. */
const withoutPictures = { PICTURES: 'off' };
/** How a journey is marked in which one service learns from another by a message. */
const crossesServices = ['--grep', '@crosses-services'];

/** What earns the money, in a real browser, against the one-command stack. */
export function runJourneys(bench, { chromium }, env = withoutPictures) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'journeys', chromium, url, env, args: twoAtOnce }),
  );
}

/** The same, with pictures of the pages on its way. */
export function runJourneysForPictures(bench, tools) {
  return runJourneys(bench, tools, {});
}

/** Those of them that cross services, with every service in a process of its own, over RabbitMQ. */
export async function runJourneysOverRabbitMq(bench, { chromium, amqpUrl }) {
  const mailboxPort = String(await freePort());
  const setting = { entry: 'services-main.ts', env: { AMQP_URL: amqpUrl, MAILBOX_PORT: mailboxPort } };
  const env = { ...withoutPictures, MAILBOX_URL: `http://localhost:${mailboxPort}` };
  const args = [...twoAtOnce, ...crossesServices];

  return withProduct(bench, setting, (url) =>
    runPlaywright(bench, { project: 'journeys', chromium, url, env, args }),
  );
}

/** kill -9 of the whole stack: each test starts and kills one of its own. */
export function runRestarts(bench, { chromium }) {
  return runPlaywright(bench, { project: 'restarts', chromium, args: twoAtOnce });
}

/** Every page and role against axe's rules, pictures of all, paper, motion, first paint, and the journeys by keyboard alone. */
export function runAccessibility(bench, { chromium }) {
  return withProduct(bench, {}, (url) =>
    runPlaywright(bench, { project: 'accessibility', chromium, url, args: twoAtOnce }),
  );
}
