import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { EmailDelivery } from '../email-queue/email-delivery.ts';
import type { EmailHolds } from './email-holds.ts';

type ReleaseDeps = { emailHolds: EmailHolds; delivery: EmailDelivery };

/** Releases the waiting emails of a provider who confirms the address; a redelivered message finds none. */
export function releaseHeldEmails({
  emailHolds,
  delivery,
}: ReleaseDeps): Subscription<typeof providerChanged> {
  return {
    queue: 'identity.release-mails',
    messages: [providerChanged],
    async handle({ payload: { providerId, emailVerified } }) {
      if (emailVerified) {
        await emailHolds.releaseHeld(providerId);
        delivery.wake();
      }
    },
  };
}
