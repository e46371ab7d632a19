import { randomUUID } from 'node:crypto';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import type { TestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import { createEmailDelivery } from '../src/email-queue/email-delivery.ts';
import type { EmailDelivery } from '../src/email-queue/email-delivery.ts';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import type { Email, Mailer } from '../src/email-queue/mailer.ts';
import { createEmailRenderer } from '../src/email-templates/render-email.ts';
import { createMailbox } from './support/mailbox.ts';

const renderEmail = createEmailRenderer({
  publicUrl: 'http://localhost',
  linkTokens: createLinkTokens('secret'),
});

let database: TestDatabase;
let clock: TestClock;
beforeEach(async () => {
  database = await openTestDatabase('outage');
  clock = createTestClock();
});
afterEach(() => database.drop());

function createDelivery(mailer: Mailer): EmailDelivery {
  return createEmailDelivery({
    emailQueue: createEmailQueueRepository(database.connection),
    mailer,
    renderEmail,
    shouldSend: async () => true,
    logger: createLogger({ name: 'identity', level: 'silent' }),
    now: clock.now,
  });
}

async function aPendingEmail(): Promise<string> {
  const letter = { kind: 'password-changed', to: 'dana@example.com', name: 'Dana' } as const;
  const id = randomUUID();
  await createEmailQueueRepository(database.connection).insertIfAbsent({
    id,
    letter,
    requestedAt: clock.now(),
  });
  return id;
}

/** Waits for this many failed attempts. The clock advances by an hour before each further attempt. */
async function failUntil(delivery: EmailDelivery, attempts: { count: number }, times: number): Promise<void> {
  while (attempts.count < times) {
    const before = attempts.count;
    delivery.wake();
    await pollUntil(async () => attempts.count > before);
    clock.advance({ hours: 1 });
  }
}

function aFailingMailer(fail: () => Error, hasRecovered: () => boolean, inner: Mailer) {
  const attempts = { count: 0 };
  const mailer: Mailer = {
    async send(mail, signal) {
      if (hasRecovered()) {
        return inner.send(mail, signal);
      }
      attempts.count += 1;
      throw fail();
    },
  };
  return { tries: attempts, mailer };
}

describe('a mail server that is unavailable', () => {
  test('when the mail server works again after two days, then the email is sent', async () => {
    const mailbox = createMailbox();
    let isBack = false;
    const { tries: attempts, mailer } = aFailingMailer(
      () => new Error('away'),
      () => isBack,
      mailbox.mailer,
    );
    const id = await aPendingEmail();
    const delivery = createDelivery(mailer);
    delivery.start();
    await failUntil(delivery, attempts, 48);

    isBack = true;
    delivery.wake();

    expect((await mailbox.waitFor(1)).map((mail: Email) => mail.id)).toEqual([id]);
    await delivery.stop();
  });

  test('when the mail server rejects the recipient permanently for a day, then the email is given up and counted', async () => {
    const refusal = Object.assign(new Error('550 no such mailbox'), {
      command: 'RCPT TO',
      responseCode: 550,
    });
    const { tries: attempts, mailer } = aFailingMailer(
      () => refusal,
      () => false,
      createMailbox().mailer,
    );
    const id = await aPendingEmail();
    const delivery = createDelivery(mailer);
    delivery.start();

    await failUntil(delivery, attempts, 30);

    await pollUntil(async () => (await createEmailQueueRepository(database.connection).countGivenUp()) === 1);
    const stored = await database.connection.collection<{ _id: string }>('mails').findOne({ _id: id });
    expect(stored).not.toHaveProperty('letter');
    await delivery.stop();
  });
});

describe('shutdown', () => {
  test('when shutdown begins while several emails are pending, then the current email is the last that is sent', async () => {
    const [begun, proceed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const sent: string[] = [];
    await Promise.all([aPendingEmail(), aPendingEmail(), aPendingEmail()]);
    const delivery = createDelivery({
      async send({ id }) {
        begun.resolve(undefined);
        await proceed.promise;
        sent.push(id);
      },
    });
    delivery.start();
    await begun.promise;

    const stopped = delivery.stop();
    proceed.resolve(undefined);
    await stopped;

    expect(sent).toHaveLength(1);
  });

  test('when the mail server does not answer, then shutdown aborts the attempt, and the email stays pending', async () => {
    const begun = Promise.withResolvers<undefined>();
    const id = await aPendingEmail();
    const delivery = createDelivery({
      send: (_mail, signal) =>
        new Promise((_resolve, reject) => {
          begun.resolve(undefined);
          signal.addEventListener('abort', () => {
            reject(new Error('aborted'));
          });
        }),
    });
    delivery.start();
    await begun.promise;

    await delivery.stop();

    const waiting = { _id: id, nextAttemptAt: { $exists: true } };
    const mails = database.connection.collection<{ _id: string }>('mails');
    expect(await mails.countDocuments(waiting)).toBe(1);
  });
});
