import type { Cause } from '@marquee/service-kit/messaging/message';
import { withNextCheck } from '../subscriptions/next-check.ts';
import type { RefreshDeps } from '../subscriptions/refresh-subscription.ts';
import type { PayoutAccount, Subscription, SubscriptionHistoryEntry } from '../subscriptions/subscription.ts';
import { payoutStatusOf } from './payout-status-of.ts';

type Keeping = { known: Subscription; account: PayoutAccount | null; cause: Cause };

/** Saved also where nothing is new: whoever asked the processor before, and is slower, must ask again. */
export function keepPayouts(
  { subscriptions, now }: RefreshDeps,
  { known, account, cause }: Keeping,
): Promise<Subscription> {
  const at = now();
  const next = { ...known, payoutAccount: account };
  const status = payoutStatusOf(next);
  const history: SubscriptionHistoryEntry[] =
    status === payoutStatusOf(known) ? [] : [{ type: 'payouts-changed', status, at }];
  const kept = isToBeAskedSoon(next, at) ? next : withNextCheck(next, at);
  return subscriptions.save(kept, { history, cause, at });
}

/** Then the plan is asked about as well: an owner who looks at their account often must not put that off. */
function isToBeAskedSoon({ payoutAccount, checkAt }: Subscription, at: Date): boolean {
  return Boolean(payoutAccount) && (checkAt ?? at) > at;
}
