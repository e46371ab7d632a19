import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { SubscriptionSnapshot } from '@marquee/contracts/messages/billing-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { addresseeOf, providerOf, recipientOf } from './recipients.ts';
import { enqueueNotification } from './enqueue-notification.ts';
import type { NotificationDeps } from './enqueue-notification.ts';

/** Emails a provider about each paid month, each failed payment, and the end of the subscription. */
export function onSubscriptions(deps: NotificationDeps): Subscription<typeof subscriptionChanged> {
  return {
    queue: 'identity.tell-of-subscriptions',
    messages: [subscriptionChanged],
    async handle({ payload, at }) {
      const { providerId, ...subscription } = payload;
      const provider = await providerOf(deps.accounts, providerId);
      if (provider === null) {
        return;
      }
      const letter = {
        ...{ kind: 'subscription-changed' as const, ...subscription, timeZone: deps.timeZone },
        ...addresseeOf(provider),
      };
      const notification = { id: emailIdOf(payload), ...recipientOf(provider), senderId: providerId, letter };
      await enqueueNotification(deps, notification, new Date(at));
    },
  };
}

/** Changes that need no further email, such as each day of the grace period, share an id. */
function emailIdOf({ providerId, status, periodEndsAt, endsAt }: SubscriptionSnapshot): string {
  const stage = status === 'active' && endsAt !== null ? 'ending' : status;
  return `subscription-${stage}.${providerId}.${endsAt ?? periodEndsAt}`;
}
