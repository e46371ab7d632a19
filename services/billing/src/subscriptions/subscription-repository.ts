import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from 'mongoose';
import type { Subscription, SubscriptionHistoryEntry } from './subscription.ts';

export function createSubscriptionRepository(connection: Connection) {
  return createAggregateStore<Subscription, SubscriptionHistoryEntry>(connection, {
    name: 'subscription',
    indexes: [],
  });
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;
