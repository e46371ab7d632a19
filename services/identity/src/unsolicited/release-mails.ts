import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { MailDelivery } from '../mails/mail-delivery.ts';
import type { MailHolds } from './mail-holds.ts';

type ReleaseDeps = { mailHolds: MailHolds; delivery: MailDelivery };

/** Releases the waiting emails of a provider who confirms the address; a redelivered message finds none. */
export function releaseMails({ mailHolds, delivery }: ReleaseDeps): Subscription<typeof providerChanged> {
  return {
    queue: 'identity.release-mails',
    messages: [providerChanged],
    async handle({ payload: { providerId, emailVerified } }) {
      if (emailVerified) {
        await mailHolds.releaseOf(providerId);
        delivery.nudge();
      }
    },
  };
}
