import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { SubscriptionRepository } from './subscription-repository.ts';

export function projectSubscriptions(
  subscriptions: SubscriptionRepository,
): Subscription<typeof subscriptionChanged> {
  return {
    queue: 'quotes.keep-subscriptions',
    messages: [subscriptionChanged],
    handle: async ({ payload: { providerId, ...subscription }, aggregateVersion }) =>
      subscriptions.apply(providerId, aggregateVersion, subscription),
  };
}
