import { randomUUID } from 'node:crypto';
import { createLogger } from '@marquee/service-kit/process/logger';
import { createIndexes } from '@marquee/service-kit/store/create-indexes';
import { createTestClock } from '@marquee/service-kit/test-kit/clock';
import { openTestDatabase } from '@marquee/service-kit/test-kit/database';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import type { EmailTemplate } from '../src/email-templates/email-template.ts';
import { createEmailDelivery } from '../src/email-queue/email-delivery.ts';
import { createEmailQueueRepository } from '../src/email-queue/email-queue-repository.ts';
import { createEmailRenderer } from '../src/email-templates/render-email.ts';
import { createMailbox } from './support/mailbox.ts';

const to = 'dana@example.com';
const awaited: EmailTemplate = { kind: 'password-changed', to, name: 'Dana' };
const notification: EmailTemplate = { kind: 'contact', to, name: 'Dana', email: to, message: 'Hello' };

test('when many emails without priority are pending, then an email with priority is sent first', async () => {
  const database = await openTestDatabase('ranks');
  const clock = createTestClock();
  const mailbox = createMailbox();
  const emailQueue = createEmailQueueRepository(database.connection);
  await createIndexes(database.connection);
  for (let count = 0; count < 25; count += 1) {
    await emailQueue.insertIfAbsent({ id: randomUUID(), letter: notification, requestedAt: clock.now() });
  }
  clock.advance({ minutes: 1 });
  const id = randomUUID();
  await emailQueue.insertIfAbsent({ id, letter: awaited, requestedAt: clock.now() });
  const delivery = createEmailDelivery({
    ...{ emailQueue, mailer: mailbox.mailer, now: clock.now, shouldSend: async () => true },
    renderEmail: createEmailRenderer({
      publicUrl: 'http://localhost',
      linkTokens: createLinkTokens('secret'),
    }),
    logger: createLogger({ name: 'identity', level: 'silent' }),
  });

  delivery.start();

  const sent = await mailbox.waitFor(26);
  expect(sent[0]?.id).toBe(id);
  expect(new Set(sent.map((mail) => mail.id)).size).toBe(26);
  await delivery.stop();
  await database.drop();
});
