import type { SubscriptionSnapshot } from '@marquee/contracts/messages/billing-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

/** Providers' subscriptions, as billing publishes them. Providers who never paid have no subscription here. */
export function createSubscriptionRepository(connection: Connection) {
  const subscriptions = createProjection<Omit<SubscriptionSnapshot, 'providerId'>>(connection, {
    name: 'subscription',
    indexes: [],
  });
  return {
    ...subscriptions,
    upsert: ({ providerId, ...subscription }: SubscriptionSnapshot, version: number) =>
      subscriptions.apply(providerId, version, subscription),
  };
}
