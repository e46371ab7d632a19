import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { Connection } from 'mongoose';
import type { Subscription } from './domain/subscription.ts';
import { subscriptionShapes } from './stored-shapes.ts';
import type { SubscriptionHistoryEntry } from './subscription-history.ts';

export function createSubscriptionRepository(connection: Connection) {
  const subscriptions = createAggregateStore<Subscription, SubscriptionHistoryEntry>(connection, {
    name: 'subscription',
    shapes: subscriptionShapes,
    indexes: [
      { fields: { customerId: 1 }, options: { sparse: true } },
      { fields: { checkAt: 1 }, options: { sparse: true } },
      { fields: { 'putOff.since': 1 }, options: { sparse: true } },
      { fields: { 'payoutAccount.id': 1 }, options: { sparse: true } },
      { fields: { changedAt: -1, _id: -1 } },
    ],
  });

  return {
    ...subscriptions,
    findByCustomer: (customerId: string) => subscriptions.findOne({ customerId }),
    findByPayoutAccount: (accountId: string) => subscriptions.findOne({ 'payoutAccount.id': accountId }),
    /** Whether the provider's account was deleted. */
    async isClosed(providerId: string): Promise<boolean> {
      return (await subscriptions.findOne({ id: providerId }))?.closedAt !== undefined;
    },
    /** Subscriptions due for a check at the processor, longest due first. */
    findDue: (at: Date, limit: number) =>
      subscriptions.find({ checkAt: { $lte: at } }, { sortBy: { field: 'checkAt', direction: 1 }, limit }),
  };
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;
