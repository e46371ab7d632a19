import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { emailRequested } from '../email-templates/email-template.ts';
import type { EmailDelivery } from './email-delivery.ts';
import type { EmailQueueRepository } from './email-queue-repository.ts';
import { isSecurityTemplate } from './security-notifications.ts';
import type { EnqueueSecurityNotification } from './security-notifications.ts';

type EnqueueEmailDeps = {
  emailQueue: EmailQueueRepository;
  enqueueSecurityNotification: EnqueueSecurityNotification;
  delivery: EmailDelivery;
};

/** Stores requested emails. The message's id is the email's id, so a redelivered request sends nothing twice. */
export function enqueueEmail({
  emailQueue,
  enqueueSecurityNotification,
  delivery,
}: EnqueueEmailDeps): Subscription<typeof emailRequested> {
  return {
    queue: 'identity.keep-mail',
    messages: [emailRequested],
    async handle({ id, aggregateId, payload, at }) {
      const { letter } = payload;
      const email = { id, requestedAt: new Date(at), accountId: aggregateId };
      await (isSecurityTemplate(letter)
        ? enqueueSecurityNotification({ ...email, letter })
        : emailQueue.insertIfAbsent({ ...email, letter }));
      delivery.wake();
    },
  };
}
