import { randomUUID } from 'node:crypto';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createIndexes } from '@marquee/service-kit/store/create-indexes';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import type { Letter } from '../src/mails/letter.ts';
import { createMailDelivery } from '../src/mails/mail-delivery.ts';
import { createMailRepository } from '../src/mails/mail-repository.ts';
import { createMailWriter } from '../src/mails/write-mail.ts';
import { createMailbox } from './mailbox.ts';

const to = 'dana@example.com';
const awaited: Letter = { kind: 'password-changed', to, name: 'Dana' };
const notice: Letter = { kind: 'contact', to, name: 'Dana', email: to, message: 'Hello' };

test('when many notifications are pending, then an email that somebody waits for is sent first', async () => {
  const database = await openTestDatabase('ranks');
  const clock = createTestClock();
  const mailbox = createMailbox();
  const mails = createMailRepository(database.connection);
  await createIndexes(database.connection);
  for (let count = 0; count < 25; count += 1) {
    await mails.insertIfAbsent({ id: randomUUID(), letter: notice, requestedAt: clock.now() });
  }
  clock.advance({ minutes: 1 });
  const id = randomUUID();
  await mails.insertIfAbsent({ id, letter: awaited, requestedAt: clock.now() });
  const delivery = createMailDelivery({
    ...{ mails, mailer: mailbox.mailer, now: clock.now, isStillWanted: async () => true },
    writeMail: createMailWriter({ publicUrl: 'http://localhost', linkTokens: createLinkTokens('secret') }),
    logger: createLogger({ name: 'identity', level: 'silent' }),
  });

  delivery.start();

  const sent = await mailbox.waitFor(26);
  expect(sent[0]?.id).toBe(id);
  expect(new Set(sent.map((mail) => mail.id)).size).toBe(26);
  await delivery.stop();
  await database.drop();
});
