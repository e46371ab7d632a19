import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { mailRequested } from './letter.ts';
import type { MailDelivery } from './mail-delivery.ts';
import type { MailRepository } from './mail-repository.ts';
import { isSecurityLetter } from './security-notices.ts';
import type { PostSecurityNotice } from './security-notices.ts';

type KeepMailDeps = { mails: MailRepository; postSecurityNotice: PostSecurityNotice; delivery: MailDelivery };

/** The message's id is the email's id, so a redelivered request sends nothing twice. */
export function keepMail({
  mails,
  postSecurityNotice,
  delivery,
}: KeepMailDeps): Subscription<typeof mailRequested> {
  return {
    queue: 'identity.keep-mail',
    messages: [mailRequested],
    async handle({ id, aggregateId, payload, at }) {
      const { letter } = payload;
      const mail = { id, requestedAt: new Date(at), accountId: aggregateId };
      await (isSecurityLetter(letter)
        ? postSecurityNotice({ ...mail, letter })
        : mails.insertIfAbsent({ ...mail, letter }));
      delivery.nudge();
    },
  };
}
