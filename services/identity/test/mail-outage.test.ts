import { randomUUID } from 'node:crypto';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import type { TestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import type { TestDatabase } from '@marquee/service-kit/test-kit/database';
import { until } from '@marquee/service-kit/test-kit/until';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import { createMailDelivery } from '../src/mails/mail-delivery.ts';
import type { MailDelivery } from '../src/mails/mail-delivery.ts';
import { createMailRepository } from '../src/mails/mail-repository.ts';
import type { Mail, Mailer } from '../src/mails/mailer.ts';
import { createMailWriter } from '../src/mails/write-mail.ts';
import { createMailbox } from './mailbox.ts';

const writeMail = createMailWriter({ publicUrl: 'http://localhost', linkTokens: createLinkTokens('secret') });

let database: TestDatabase;
let clock: TestClock;
beforeEach(async () => {
  database = await openTestDatabase('outage');
  clock = createTestClock();
});
afterEach(() => database.drop());

function deliveryBy(mailer: Mailer): MailDelivery {
  return createMailDelivery({
    mails: createMailRepository(database.connection),
    mailer,
    writeMail,
    isStillWanted: async () => true,
    logger: createLogger({ name: 'identity', level: 'silent' }),
    now: clock.now,
  });
}

async function aMailWaits(): Promise<string> {
  const letter = { kind: 'password-changed', to: 'dana@example.com', name: 'Dana' } as const;
  const id = randomUUID();
  await createMailRepository(database.connection).insertIfAbsent({ id, letter, requestedAt: clock.now() });
  return id;
}

/** Fails this many times in that way; the clock moves an hour before each next attempt. */
async function fails(delivery: MailDelivery, tries: { count: number }, times: number): Promise<void> {
  while (tries.count < times) {
    const before = tries.count;
    delivery.nudge();
    await until(async () => tries.count > before);
    clock.advance({ hours: 1 });
  }
}

function aMailerThat(fail: () => Error, isOver: () => boolean, inner: Mailer) {
  const tries = { count: 0 };
  const mailer: Mailer = {
    async send(mail, signal) {
      if (isOver()) {
        return inner.send(mail, signal);
      }
      tries.count += 1;
      throw fail();
    },
  };
  return { tries, mailer };
}

describe('a mail server that is unavailable', () => {
  test('when it is back after two days, then the email is sent', async () => {
    const mailbox = createMailbox();
    let isBack = false;
    const { tries, mailer } = aMailerThat(
      () => new Error('away'),
      () => isBack,
      mailbox.mailer,
    );
    const id = await aMailWaits();
    const delivery = deliveryBy(mailer);
    delivery.start();
    await fails(delivery, tries, 48);

    isBack = true;
    delivery.nudge();

    expect((await mailbox.waitFor(1)).map((mail: Mail) => mail.id)).toEqual([id]);
    await delivery.stop();
  });

  test('when it rejects the recipient permanently for a day, then the email is given up and counted', async () => {
    const refusal = Object.assign(new Error('550 no such mailbox'), {
      command: 'RCPT TO',
      responseCode: 550,
    });
    const { tries, mailer } = aMailerThat(
      () => refusal,
      () => false,
      createMailbox().mailer,
    );
    const id = await aMailWaits();
    const delivery = deliveryBy(mailer);
    delivery.start();

    await fails(delivery, tries, 30);

    await until(async () => (await createMailRepository(database.connection).countGivenUp()) === 1);
    const stored = await database.connection.collection<{ _id: string }>('mails').findOne({ _id: id });
    expect(stored).not.toHaveProperty('letter');
    await delivery.stop();
  });
});

describe('shutdown', () => {
  test('when several emails are pending, then none is begun after the current one', async () => {
    const [begun, mayGo] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const sent: string[] = [];
    await Promise.all([aMailWaits(), aMailWaits(), aMailWaits()]);
    const delivery = deliveryBy({
      async send({ id }) {
        begun.resolve(undefined);
        await mayGo.promise;
        sent.push(id);
      },
    });
    delivery.start();
    await begun.promise;

    const stopped = delivery.stop();
    mayGo.resolve(undefined);
    await stopped;

    expect(sent).toHaveLength(1);
  });

  test('when the mail server does not answer, then shutdown does not wait for it, and the email stays pending', async () => {
    const begun = Promise.withResolvers<undefined>();
    const id = await aMailWaits();
    const delivery = deliveryBy({
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
