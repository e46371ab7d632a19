import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import { createFolderMailer } from '../src/email-queue/folder-mailer.ts';
import { createEmailDelivery, pollMs } from '../src/email-queue/email-delivery.ts';
import type { EmailDeliveryDeps } from '../src/email-queue/email-delivery.ts';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import type { Email, Mailer } from '../src/email-queue/mailer.ts';
import { createEmailRenderer } from '../src/email-templates/render-email.ts';
import { createMailbox } from './support/mailbox.ts';

const logger = createLogger({ name: 'identity', level: 'silent' });
const renderEmail = createEmailRenderer({
  publicUrl: 'http://localhost:8080',
  linkTokens: createLinkTokens('secret'),
});

/** Creates an email delivery. Each test supplies only the dependencies that matter to the test. */
function aDelivery(
  own: Pick<EmailDeliveryDeps, 'emailQueue' | 'mailer' | 'now'> & Partial<EmailDeliveryDeps>,
) {
  return createEmailDelivery({ renderEmail, shouldSend: async () => true, logger, ...own });
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('mails');
});
afterAll(() => database.drop());

function aRequest(requestedAt: Date) {
  const letter = { kind: 'password-changed', to: `${randomUUID()}@example.com`, name: 'Dana' } as const;
  return { id: randomUUID(), letter, requestedAt };
}

/** A mailer that fails the first time and then sends. */
function aMailerThatRecovers(inner: Mailer): { mailer: Mailer; failed: Promise<void> } {
  const failed = Promise.withResolvers<undefined>();
  let isFirst = true;
  return {
    failed: failed.promise,
    mailer: {
      async send(mail, signal) {
        if (isFirst) {
          isFirst = false;
          failed.resolve(undefined);
          throw new Error('mail server away');
        }
        await inner.send(mail, signal);
      },
    },
  };
}

describe('email delivery', () => {
  test('when a request is stored again after its email was sent, then that email is not sent again', async () => {
    const { now } = createTestClock();
    const mailbox = createMailbox();
    const emailQueue = createEmailQueueRepository(database.connection);
    const delivery = aDelivery({ emailQueue, mailer: mailbox.mailer, now });
    const request = aRequest(now());
    const another = aRequest(now());
    delivery.start();

    await emailQueue.insertIfAbsent(request);
    await mailbox.waitFor(1);
    await emailQueue.insertIfAbsent(request);
    await emailQueue.insertIfAbsent(another);
    delivery.wake();

    const sent = await mailbox.waitFor(2);
    expect(sent.map(({ id }) => id)).toEqual([request.id, another.id]);
    await delivery.stop();
  });

  test('when more emails are due than one poll reads, then all are sent without a pause in between', async () => {
    const { now } = createTestClock();
    const mailbox = createMailbox();
    const emailQueue = createEmailQueueRepository(database.connection);
    for (let count = 0; count < 45; count += 1) {
      await emailQueue.insertIfAbsent(aRequest(now()));
    }
    const timers = mock.method(globalThis, 'setTimeout');
    const delivery = aDelivery({ emailQueue, mailer: mailbox.mailer, now });

    delivery.start();

    expect(await mailbox.waitFor(45)).toHaveLength(45);
    const pauses = timers.mock.calls.filter(({ arguments: [, lasting] }) => lasting === pollMs);
    timers.mock.restore();
    // Only the pause after the last email is allowed. The batches have 20, 20 and 5 emails, so pauses in between would be two more.
    expect(pauses.length).toBeLessThanOrEqual(1);
    await delivery.stop();
  });

  test('when the mail server is unavailable, then the email stays pending and is sent later', async () => {
    const clock = createTestClock();
    const mailbox = createMailbox();
    const { mailer, failed } = aMailerThatRecovers(mailbox.mailer);
    const emailQueue = createEmailQueueRepository(database.connection);
    const delivery = aDelivery({ emailQueue, mailer, now: clock.now });
    const request = aRequest(clock.now());
    await emailQueue.insertIfAbsent(request);
    delivery.start();
    await failed;

    clock.advance({ seconds: 30 });
    delivery.wake();

    expect((await mailbox.waitFor(1)).map(({ id }) => id)).toEqual([request.id]);
    await delivery.stop();
  });

  test('when two processes deliver, then each email is sent once', async () => {
    const { now } = createTestClock();
    const mailbox = createMailbox();
    const emailQueue = createEmailQueueRepository(database.connection);
    const requests = Array.from({ length: 20 }, () => aRequest(now()));
    await Promise.all(requests.map((request) => emailQueue.insertIfAbsent(request)));
    const deliveries = [1, 2].map(() => aDelivery({ emailQueue, mailer: mailbox.mailer, now }));

    for (const delivery of deliveries) {
      delivery.start();
    }
    const sent = await mailbox.waitFor(20);
    await Promise.all(deliveries.map((delivery) => delivery.stop()));

    expect(new Set(sent.map(({ id }) => id)).size).toBe(20);
    expect(await mailbox.waitFor(20)).toHaveLength(20);
  });
});

describe('a stored email', () => {
  test('when an email was erased after a process has read it, then the process cannot claim it', async () => {
    const { now } = createTestClock();
    const emailQueue = createEmailQueueRepository(database.connection);
    const [request, accountId] = [aRequest(now()), randomUUID()];
    await emailQueue.insertIfAbsent({ ...request, accountId });

    await emailQueue.eraseOf(accountId, now());

    expect(await emailQueue.claim({ ...request, attempts: 0 }, now())).toBe(false);
  });

  test('when an email is given up, then no content remains', async () => {
    const { now } = createTestClock();
    const emailQueue = createEmailQueueRepository(database.connection);
    const request = aRequest(now());
    await emailQueue.insertIfAbsent(request);

    await emailQueue.giveUp(request.id, now());

    const stored = await database.connection
      .collection<{ _id: string }>('mails')
      .findOne({ _id: request.id });
    expect(JSON.stringify(stored)).not.toContain(request.letter.to);
    expect(stored).toMatchObject({ gaveUpAt: now() });
  });

  test('when an email is written to the folder twice, then the first file stays unchanged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    const mailer = createFolderMailer(join(folder, 'mail'));
    const mail: Email = {
      id: randomUUID(),
      to: 'dana@example.com',
      subject: 'Hello',
      text: 'first',
      html: '<p>first</p>',
      at: '',
    };

    const { signal } = new AbortController();
    await mailer.send(mail, signal);
    await mailer.send({ ...mail, text: 'second' }, signal);

    expect(await readdir(join(folder, 'mail'))).toEqual([`${mail.id}.json`]);
    expect(JSON.parse(await readFile(join(folder, 'mail', `${mail.id}.json`), 'utf8'))).toEqual(mail);
    await rm(folder, { recursive: true });
  });
});
