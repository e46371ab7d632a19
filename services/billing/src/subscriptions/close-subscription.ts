import type { Eraser } from '@marquee/service-kit/privacy/erase-account';
import { changeSubscription } from './change-subscription.ts';
import type { SubscriptionRepository } from './subscription-repository.ts';

type CloseSubscriptionDeps = { subscriptions: SubscriptionRepository; now: () => Date };

/**
 * Keeps the closed subscription under the id of the erased account and removes the payout account. If there is no subscription, inserts a
 * closed one, so that a late message cannot open one.
 */
export function closeSubscription(deps: CloseSubscriptionDeps): Eraser {
  return async (erasure) => {
    const { accountId, role } = erasure.payload;
    if (role === 'provider') {
      await changeSubscription(deps, {
        id: accountId,
        decide: ({ closedAt }) => (closedAt === undefined ? { type: 'closed' } : null),
        cause: erasure,
      });
    }
  };
}
