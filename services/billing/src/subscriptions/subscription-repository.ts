import { createAggregateStore } from '@marquee/service-kit/store/aggregate-store';
import type { PageQuery } from '@marquee/service-kit/store/page-of';
import type { Connection } from 'mongoose';
import type { Subscription, SubscriptionHistoryEntry } from './subscription.ts';

export function createSubscriptionRepository(connection: Connection) {
  const subscriptions = createAggregateStore<Subscription, SubscriptionHistoryEntry>(connection, {
    name: 'subscription',
    indexes: [
      { fields: { customerId: 1 }, options: { sparse: true } },
      { fields: { checkAt: 1 }, options: { sparse: true } },
      { fields: { 'putOff.since': 1 }, options: { sparse: true } },
      { fields: { 'payoutAccount.id': 1 }, options: { sparse: true } },
      { fields: { changedAt: -1, _id: -1 } },
    ],
  });

  /** What an earlier release wrote has no `changedAt` yet: it is the last that is on record of how it stood. */
  async function dateChanges(): Promise<void> {
    for (const { id, openedAt } of await subscriptions.find({ changedAt: null })) {
      const history = await subscriptions.history(id);
      const changedAt = history.findLast(({ type }) => type !== 'payouts-changed')?.at ?? openedAt;
      await connection.model('subscription').updateOne({ _id: id, changedAt: null }, { $set: { changedAt } });
    }
  }

  return {
    ...subscriptions,
    async page(query: PageQuery) {
      await dateChanges();
      return subscriptions.page(query);
    },
    ofCustomer: (customerId: string) => subscriptions.findOne({ customerId }),
    ofPayoutAccount: (accountId: string) => subscriptions.findOne({ 'payoutAccount.id': accountId }),
    /** Their account was deleted. */
    async isClosed(providerId: string): Promise<boolean> {
      return (await subscriptions.findOne({ id: providerId }))?.closedAt !== undefined;
    },
    /** The longest due first. */
    due: (at: Date, limit: number) =>
      subscriptions.find({ checkAt: { $lte: at } }, { sortBy: { field: 'checkAt', direction: 1 }, limit }),
  };
}

export type SubscriptionRepository = ReturnType<typeof createSubscriptionRepository>;
