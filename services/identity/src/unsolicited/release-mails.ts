import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { MailDelivery } from '../mails/mail-delivery.ts';
import type { MailHolds } from './mail-holds.ts';

type ReleaseDeps = { mailHolds: MailHolds; delivery: MailDelivery };

/** An account that confirms its address has the waiting mails sent; the same message again finds none that waits. */
export function releaseMails({
  mailHolds,
  delivery,
}: ReleaseDeps): Subscription<typeof clientChanged | typeof providerChanged> {
  return {
    queue: 'identity.release-mails',
    messages: [providerChanged, clientChanged],
    async handle({ payload }) {
      if (payload.emailVerified) {
        await mailHolds.releaseOf('providerId' in payload ? payload.providerId : payload.clientId);
        delivery.nudge();
      }
    },
  };
}
