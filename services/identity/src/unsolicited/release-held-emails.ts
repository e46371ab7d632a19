import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { EmailDelivery } from '../email-queue/email-delivery.ts';
import type { EmailHolds } from './email-holds.ts';

type ReleaseDeps = { emailHolds: EmailHolds; delivery: EmailDelivery };

/** Releases the held emails of a provider who has confirmed the address. A redelivered message finds no held emails. */
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
