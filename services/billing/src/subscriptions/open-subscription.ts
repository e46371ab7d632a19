import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import type { Subscription as Consumer } from '@marquee/service-kit/messaging/bus';
import type { SubscriptionRepository } from './subscription-repository.ts';
import { openSubscriptionOf } from './subscription.ts';

type OpenSubscriptionDeps = { subscriptions: SubscriptionRepository; now: () => Date };

/** A provider's first message opens their subscription; its id is the provider's, so later ones find it there. */
export function openSubscription({
  subscriptions,
  now,
}: OpenSubscriptionDeps): Consumer<typeof providerChanged> {
  return {
    queue: 'billing.open-subscription',
    messages: [providerChanged],
    handle: (envelope) => {
      const at = now();
      const opened = openSubscriptionOf(envelope.payload.providerId, at);
      return subscriptions.insert(opened, { history: [{ type: 'opened', at }], cause: envelope, at });
    },
  };
}
