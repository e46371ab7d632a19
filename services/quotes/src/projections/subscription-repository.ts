import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import type { SubscriptionSnapshot } from '@marquee/contracts/messages/billing-messages';
import type { Connection } from '@marquee/service-kit/store/database';
import { createProjection } from '@marquee/service-kit/store/projection';
import { rowFrom } from '@marquee/service-kit/store/projection-rows';

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;

/** Providers' subscriptions, as billing publishes them. Providers who never paid have no subscription here. */
export function createSubscriptionRepository(connection: Connection) {
  return createProjection<Omit<SubscriptionSnapshot, 'providerId'>>(connection, {
    name: 'subscription',
    indexes: [],
    rows: [rowFrom([subscriptionChanged], ({ payload: { providerId: id, ...fields } }) => ({ id, fields }))],
  });
}
