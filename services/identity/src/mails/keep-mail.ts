import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { mailRequested } from './letter.ts';
import type { MailDelivery } from './mail-delivery.ts';
import type { MailRepository } from './mail-repository.ts';

type KeepMailDeps = { mails: MailRepository; delivery: MailDelivery };

/** The message's id is the mail's, so a redelivered request sends nothing twice. */
export function keepMail({ mails, delivery }: KeepMailDeps): Subscription<typeof mailRequested> {
  return {
    queue: 'identity.keep-mail',
    messages: [mailRequested],
    async handle({ id, aggregateId, payload, at }) {
      const { letter } = payload;
      await mails.insertIfAbsent({ id, letter, requestedAt: new Date(at), accountId: aggregateId });
      delivery.nudge();
    },
  };
}
