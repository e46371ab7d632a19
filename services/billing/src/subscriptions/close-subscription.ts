import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import type { SubscriptionRepository } from './subscription-repository.ts';
import { openSubscriptionOf } from './subscription.ts';
import type { Subscription } from './subscription.ts';

type CloseSubscriptionDeps = { subscriptions: SubscriptionRepository; now: () => Date };

/**
 * Keeps the closed subscription under the id of the erased account and removes the payout account. If there is no subscription, inserts a
 * closed one, so that a late message cannot open one.
 */
export function closeSubscription({ subscriptions, now }: CloseSubscriptionDeps): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    if (role !== 'provider') {
      return;
    }
    await retryOnConflict('subscription', async () => {
      const at = now();
      const commit = { history: [{ type: 'closed', at }] as const, cause: erasure, at };
      const known = await subscriptions.findOne({ id: accountId });
      if (known === null && (await subscriptions.insert(closedFrom(accountId, at), commit)) === 'inserted') {
        return;
      }
      // The provider's first message may have opened the subscription in between.
      const opened = known ?? (await subscriptions.get(accountId));
      if (opened.closedAt === undefined) {
        // The worker deletes the customer at the processor later, because the processor may be unavailable now.
        const customerCheck = opened.customerId !== undefined && { checkAt: at };
        const payoutRemoval = opened.payoutAccount && { payoutAccount: null };
        const closed = { ...opened, closedAt: at, changedAt: at, ...payoutRemoval, ...customerCheck };
        await subscriptions.save(closed, commit);
      }
    });
  };
}

function closedFrom(providerId: string, at: Date): Subscription {
  return { ...openSubscriptionOf(providerId, at), closedAt: at };
}
