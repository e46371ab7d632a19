import type { PayoutStatus } from '@marquee/contracts/payout-operations';
import type { Subscription } from '../subscriptions/domain/subscription.ts';

export function payoutStatusOf(subscription: Pick<Subscription, 'payoutAccount'> | null): PayoutStatus {
  return subscription?.payoutAccount?.status ?? 'not_connected';
}
