import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { SubscriptionSnapshot } from '@marquee/contracts/messages/billing-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import { addressed, providerOf, recipientOf } from './people.ts';
import { postNotice } from './post-notice.ts';
import type { NoticeDeps } from './post-notice.ts';

/** Emails a provider about each paid month, each failed payment, and the end of the subscription. */
export function tellOfSubscriptions(deps: NoticeDeps): Subscription<typeof subscriptionChanged> {
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
        ...addressed(provider),
      };
      const notice = { id: mailIdOf(payload), ...recipientOf(provider), senderId: providerId, letter };
      await postNotice(deps, notice, new Date(at));
    },
  };
}

/** Changes that need no further email, such as each day of the grace period, share an id. */
function mailIdOf({ providerId, status, periodEndsAt, endsAt }: SubscriptionSnapshot): string {
  const standing = status === 'active' && endsAt !== null ? 'ending' : status;
  return `subscription-${standing}.${providerId}.${endsAt ?? periodEndsAt}`;
}
